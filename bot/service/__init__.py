"""What people can do, on every platform. Adapters call the desk and show its answers."""
