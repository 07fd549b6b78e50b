"""What people can do, on every platform. Adapters call the dispatcher and show its answers."""
