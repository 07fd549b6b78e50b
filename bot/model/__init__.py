"""Values and pure functions: what things are. No I/O, no SQL, no words."""
