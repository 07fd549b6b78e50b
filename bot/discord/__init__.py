"""Discord: passes what people do there to the dispatcher, and shows the answers. Nothing else."""
