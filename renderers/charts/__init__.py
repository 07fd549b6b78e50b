"""Tables and curves about people: plain values in, a picture out. What they show is said in its alt text."""
