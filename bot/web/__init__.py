"""The room: the same bot in a chat room in the browser. It is a chat platform of its own, and the adapter for it."""
