# What people see of their vacation, and of that of others

vacation-runs = You’re on vacation until { $time }. Your clocks stand still in all your matches.
vacation-none = You’re not on vacation.
vacation-left = { $some ->
        [no] You have no vacation left in { $year }.
       *[yes] Vacation left in { $year }: { $time }.
    }
vacation-about = While you’re on vacation, your clocks stand still in all your matches, calls make no sound, and the others see until when. You have { $days } days a year, counted in whole hours. { vacation-early } You can type how long it lasts, for example `/vacation 5 days` or `/vacation until 1 December`.
vacation-early = If you come back early, you keep the hours that are left.
vacation-zone = The times you type are in UTC. Choose your own time zone with `/settings zone`.
away = { $name } is on vacation until { $time }.
away-yours = You’re on vacation until { $time }.
