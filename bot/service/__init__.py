"""What people can do, on whatever platform. Adapters call the desk and show what it answers."""
