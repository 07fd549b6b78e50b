# What happened in a match: history, export, replay

history-title = { $title } — page { $page } of { $pages }
history-none = No moves yet.
export-over = Full record of the match: { $title }. `cairn verify` checks its shuffles and moves.
export-going-on = Record of the match so far: { $title }. The seed will be added when the match ends.
replay-title = Replay: { $title }
replay-busy = Your other replay is still being drawn. Please wait until it is here, then ask for this one again.
