# A person’s settings

settings-title = Your settings
settings-language = Language: { $language }
settings-confirm = { $state ->
        [on] I ask you to confirm each move.
       *[off] Moves are played as soon as you choose them.
    }
settings-confirm-on = Confirm moves
settings-confirm-off = Don’t confirm moves
settings-blocked = { $count ->
        [0] You haven’t blocked anyone.
        [one] You’ve blocked { $count } person.
       *[other] You’ve blocked { $count } people.
    }
settings-unblock = Unblock { $name }
settings-link = Link another platform
settings-unlink = Unlink this account
settings-linked = Linked: { $names }
