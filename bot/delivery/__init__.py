"""Getting messages to people: what a platform must offer, and the worker that empties the outbox."""
