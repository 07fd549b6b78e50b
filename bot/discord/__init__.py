"""Discord: translates what people do there for the desk, and shows what it answers. Nothing else."""
