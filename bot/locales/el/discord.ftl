# Όσα χρειάζεται μόνο το Discord. Τα δικαιώματα λέγονται όπως στις ρυθμίσεις του.

discord-typed-move = Η κίνησή σας
discord-typed-answer = Απάντηση
discord-typed-example = R7@3, claim 3, pass
discord-elsewhere = Δεν είμαι μέλος εδώ, οπότε δεν μπορώ να δείχνω το ταμπλό σε αυτό το κανάλι. Θα παίξουμε στην προσωπική μας συνομιλία.
permission-view_channel = «Προβολή καναλιού»
permission-send_messages = «Αποστολή μηνυμάτων»
permission-send_messages_in_threads = «Αποστολή μηνυμάτων σε νήματα»
permission-manage_guild = «Διαχείριση διακομιστή»
