"""Discord: passes what people do there to the desk, and shows the answers. Nothing else."""
