# Linking a person’s accounts on several platforms

link-code = Your code is `{ $code }`. Send me `/link { $code }` on your other platform and I’ll know it’s you. It works once. Keep it secret: anyone who enters it plays as you.
link-code-shown = I can show a code only once. If you missed it, get a new one: the old one then stops working.
link-done = Accounts linked: { $names }. Your matches, settings and blocks are now the same everywhere.
unlink-sure = Unlink this account from { $names }? Each account keeps its own matches; both keep your settings and blocks.
unlinked = Account unlinked. To link it again, type `/link`.
