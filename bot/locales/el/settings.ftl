# Οι ρυθμίσεις ενός παίκτη

settings-title = Οι ρυθμίσεις σας
settings-language = Γλώσσα: { $language }
settings-confirm = { $state ->
        [on] Πριν από κάθε κίνηση σας ζητάω επιβεβαίωση.
       *[off] Η κίνηση γίνεται μόλις τη διαλέξετε.
    }
settings-confirm-on = Με επιβεβαίωση
settings-confirm-off = Χωρίς επιβεβαίωση
settings-blocked = { $count ->
        [0] Δεν έχετε αποκλείσει κανέναν.
        [one] Έχετε αποκλείσει { $count } άτομο.
       *[other] Έχετε αποκλείσει { $count } άτομα.
    }
settings-unblock = Άρση αποκλεισμού: { $name }
settings-link = Σύνδεση άλλης πλατφόρμας
settings-unlink = Αποσύνδεση λογαριασμού
settings-linked = Συνδεδεμένοι λογαριασμοί: { $names }
