"""What a person sees: screens, in the reader's language, and the pictures on them."""
