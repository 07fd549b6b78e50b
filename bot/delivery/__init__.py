"""Getting messages to people: what a platform has to offer, and the worker that empties the outbox."""
