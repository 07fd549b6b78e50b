"""x"""


def warm_up() -> None:
    pass
