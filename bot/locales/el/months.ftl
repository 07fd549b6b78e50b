# Μήνες που πέρασαν, και ποιοι ήταν οι καλύτεροι

months-title = Πίνακας τιμής: { $name }
months-heading = { $month }: η τελική κατάταξη
months-over = { $people ->
        [one] Βαθμολογημένη παρτίδα τελείωσε εδώ μέσα στον μήνα { $people } παίκτης.
       *[other] Βαθμολογημένες παρτίδες τελείωσαν εδώ μέσα στον μήνα { $people } παίκτες.
    }
months-winner = { $name }: { $winners }
months-line = { $month }: { $best }
months-honour = { $place }. { $name } ({ $score })
months-hidden = κανένα άτομο που να θέλει να φαίνεται
months-none = Δεν έχει τελειώσει ακόμα μήνας με βαθμολογημένες παρτίδες. Στο τέλος κάθε μήνα μένουν εδώ οι καλύτεροι παίκτες του.
