"""The games: pure rules, with no I/O, no clock and no platform."""
