# civtable scenario: help, the report, and what can be wrong with a file. Quoted words are those of the file.

scenario-help = positions, moves and what must come of them, from YAML files
scenario-about = Runs scenario files: sets a position up, makes the moves, and compares what comes of them with what is expected. The exit code is 0 if all is as expected, 1 if something is not, 2 if a file cannot be understood. docs/scenarios.md explains the format.
scenario-files = a scenario file
scenario-reference = write the reference of every game into this folder, as docs/scenarios has it
scenario-no-files = Which scenario files? Name files or folders.

## The report

scenario-line-ok = ok      { $where }
scenario-line-failed = FAILED  { $where }
scenario-line-error = ERROR   { $where }: { $why }
scenario-after = { $n ->
    [0] at the start
    [one] after 1 move
   *[other] after { $n } moves
}: { $what }
scenario-total = Scenarios: { $all }. As expected: { $ok }. Not as expected: { $failed }. Not understood: { $errors }.
scenario-different = { $path }: wanted { $wanted }, found { $found }
scenario-nothing = { $path }: wanted { $wanted }, found nothing there
scenario-not-offered = “{ $code }” should be offered, but is not. { $why }
scenario-offered = “{ $code }” should not be offered, but it is
scenario-other-reason = “{ $code }” should be refused as { $wanted }, but is refused as { $found }. { $why }
scenario-dice-left = dice: only { $rolled } of the { $count } dice were rolled
scenario-none-of = one_of: none of these holds: { $wanted }
scenario-misspelt = “{ $code }” is no code at all, so it is never offered. Is “{ $close }” meant?

## What is wrong with a scenario

scenario-in = { $name }: { $why }
scenario-in-move = move { $n } ({ $move }): { $why }
scenario-none = There is no scenario in this file.
scenario-form = A scenario is a mapping of names such as “game”, “state”, “moves” and “expect”.
scenario-unknown-name = “{ $name }” is not a part of a scenario. Known names: { $known }.
scenario-no-game = “game” is missing: which game is it?
scenario-move-form = { $path }: a move is one seat with its code, such as “0: place 3 forest”, or “expect” with what is expected then.
scenario-wrong-seat = Seat { $asked } is asked now ({ $kind }), not seat { $seat }.
scenario-path-twice = { $path }: this path is given twice.
scenario-path-unknown = { $path }: this path leads nowhere, there is no “{ $name }”.
scenario-not-in-state = { $name }: this cannot be set under “state”. Settings stand under “settings” beside it, and chance follows “seed” or “dice”.
scenario-piece-twice = “{ $piece }” cannot be in two places: { $first } and { $second }.
scenario-dice-ended = More dice are rolled than “dice” says ({ $count }).
scenario-dice-face = Number { $n } of “dice” is { $face }, which cannot be rolled here.
scenario-passed-over = “{ $code }” answers a question with only one answer ({ $kind }, seat { $seat }), which was passed over. Leave this move out.
scenario-unknown-reason = { $game } has no reason “{ $name }”. The closest one is { $close }.
scenario-our-mistake = The engine fails at this position, which is our mistake: { $what }
scenario-empty-folder = There is no scenario file (.yaml) in this folder.
scenario-no-position = The position cannot be completed: something in “state” is not what the game expects there.

## What is wrong with the YAML

yaml-too-long = The file is too long: { $most } characters are the most that is read.
yaml-broken = Line { $line }: this is not YAML ({ $why }).
yaml-characters = Line { $line }: there is a character that is not allowed.
yaml-alias = Line { $line }: anchors and aliases (“{ $name }”) are not allowed here; write the value out.
yaml-tag = Line { $line }: tags (“{ $tag }”) are not allowed here.
yaml-deep = Line { $line }: lists and mappings are nested too deeply; { $most } levels are the most that is read.
yaml-name = Line { $line }: a name in a mapping has to be a plain text or number.
yaml-twice = Line { $line }: “{ $name }” stands twice in the same mapping.
