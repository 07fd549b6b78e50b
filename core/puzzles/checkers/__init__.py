"""A second reading of every question, from the rules alone: it shares nothing with what finds and judges answers.

Each game has a file with `RIGHT`: for each kind of question, a function from the view of the seat that is asked to all
answers that are right. A puzzle is true if its answer is the only one.
"""
