"""Puzzles: a position as one seat sees it, a question, and the only answer that holds whatever that seat cannot see."""
