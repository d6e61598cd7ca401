# Puzzles: positions in which one choice is clearly best.

puzzle-help = a position in which one choice is clearly best: find it
puzzle-about = Shows a position of a game and waits for your choice. One is clearly better than all others, and not the first that comes to mind; the search of the bots has made sure. Without a name it is the puzzle of today.
puzzle-which = a game, for the next puzzle that you have not solved, or the name of a puzzle
puzzle-list = list the puzzles instead, without their solutions
puzzle-json = with --list: for programs
puzzle-json-list = --json goes with --list.
puzzle-unknown = There is no puzzle { $name }.
puzzle-head = Puzzle { $name } ({ $grade }). One choice is clearly best.
puzzle-right = Right: that is the best choice.
puzzle-wrong = No: that is far from the best choice.
puzzle-loses = { $points ->
    [one] It costs a point at the end
   *[other] It costs { $points } points at the end
}, and { $chance } % of the chance to win.
puzzle-best = Best: { $option }
puzzle-again = What now?
puzzle-again-try = try again
puzzle-again-solution = see the solution
puzzle-name = name
puzzle-game = game
puzzle-theme = theme
puzzle-grade = grade
puzzle-round = round
puzzle-solved = solved
puzzle-yes = yes
puzzle-grade-easy = easy
puzzle-grade-middling = middling
puzzle-grade-hard = hard
puzzle-theme-food = food
puzzle-theme-people = people
puzzle-theme-tools = tools
puzzle-theme-materials = materials
puzzle-theme-cards = cards
puzzle-theme-buildings = buildings
puzzle-theme-building = building
puzzle-theme-wonders = wonders
puzzle-theme-leaders = leaders
puzzle-theme-science = science
puzzle-theme-war = war
puzzle-theme-politics = politics
puzzle-theme-happiness = happiness
puzzle-theme-culture = culture
puzzle-theme-colonies = colonies
puzzle-theme-regions = regions
puzzle-theme-tributaries = tributaries
puzzle-theme-civilisation = uncivilised and civilised cards
puzzle-theme-nation = the nation's own cards
puzzle-theme-fame = fame
puzzle-theme-unrest = unrest
puzzle-theme-innovation = innovation
puzzle-automa = against the automa
puzzle-theme-last-round = the last round

web-title-puzzles = Puzzles
web-title-puzzle = Puzzle
web-puzzles-about = One choice is clearly best, and not the first that comes to mind. The search of the bots has made sure of it.
web-puzzle-today = Today's puzzle
web-puzzle-all = All puzzles
web-puzzle-solution = The solution
web-puzzle-task = One choice is clearly best. Make it on the board.
web-puzzle-best = This is the best choice.
web-puzzle-measured = Measured in thousands of games that the bots played on from here.
web-puzzle-show = See the solution
web-puzzle-next = Next puzzle
web-puzzle-not_now = This cannot be chosen here.
web-puzzle-people = { $tried ->
    [one] { $found ->
        [0] One person has tried it, and did not find it at once.
       *[other] One person has tried it, and found it at once.
    }
   *[other] Found at once by { $found } of { $tried } people.
}
web-puzzle-allow = This game may be used for puzzles
web-puzzle-allow-how = Only if everybody who played allows it, and never with names. What has already become a puzzle stays one.
web-welcome-puzzle = Today's puzzle
web-welcome-puzzle-about = One position, one best choice: find it.
puzzle-no-option = This is none of the choices.
