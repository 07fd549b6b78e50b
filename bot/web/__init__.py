"""The room: the same bot in a chat room in the browser. It is both a chat platform and the adapter for it."""
