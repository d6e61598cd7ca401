### The analysis of a finished game, and one decision of it on the board.

web-title-analysis = Analysis
web-title-judged = A decision
web-tab-judged = Judgement
web-analysis-begin = Analyse this game
web-analysis-go-on = Go on
web-analysis-again = Try again
web-analysis-anew = Make it anew
web-analysis-stop = Stop
web-analysis-about = Every decision is judged by the expert's search: what could be expected, which option was better and by how much. It is made in the background, while you do something else, and is kept with the table.
web-analysis-judged = Judged
web-analysis-known = from what each seat knew
web-analysis-open = with all cards open
web-analysis-progress = How far the analysis is
web-analysis-waiting = { $ahead ->
    [0] This game is next.
    [one] One other game comes first.
   *[other] { $ahead } other games come first.
}
web-analysis-running = Thinking: { $done } done. You may leave this page; it goes on.
web-analysis-stopped = Stopped with { $done } done. What was found is kept.
web-analysis-how = { $decisions ->
    [one] 1 decision judged
   *[other] { $decisions } decisions judged
}, { $games } games each; those that matter most once more, with more games.
web-analysis-percent = { $n } %
web-analysis-chances = Chances to win over the moves
web-analysis-chances-about = Below are the rounds. The numbers mark the moments that changed most; each leads to its move.
web-analysis-chances-table = The chances as a table
web-analysis-the-end = the end
web-analysis-moment = Round { $round }, move { $move }: { $player } { $before } → { $after }
web-analysis-share-same = the expert's choice
web-analysis-share-equal = as good
web-analysis-share-worse = worse
web-analysis-sources = Points by source, beside those of the expert's games
web-analysis-sources-alone = Points by source
web-analysis-decisions = All decisions ({ $n })
web-analysis-gain = { $points }, { $win } to win
web-analysis-gain-level = { $points }, as likely to win{ $doubt ->
    [0] {""}
   *[other] {" "}({ $win })
}
web-analysis-verdict-same = the expert's choice
web-analysis-verdict-equal = as good
web-analysis-verdict-worse = worse
web-analysis-verdict-repeated = the same mistake again
web-analysis-column-move = Move
web-analysis-column-verdict = Judgement
web-analysis-column-place = Place
web-analysis-column-lead = Lead
web-analysis-column-win = Win
web-analysis-options = What was measured
web-analysis-option-played = played
web-analysis-option-better = better
web-analysis-option-equal = as good
web-analysis-option-less = less good
web-analysis-of = Decision of { $player }
web-analysis-measured = Measured in { $worlds } worlds; { $offered } options were offered. What is expected at the end: place, lead over the best rival, chance to win.
web-analysis-once = measured once
web-analysis-once-about = Measured once: what was missed looked less dear than others, and may be so by luck.
web-analysis-expected = Expected: { $expected }
web-analysis-back = Back to the analysis
web-analysis-replay = Look at the game from here
web-analysis-line = The better line
web-analysis-line-about = One way it could have gone: the cards were dealt anew from what the player knew, and rules of thumb play on for everybody. Nothing of this happened.
web-analysis-line-about-open = One way it could have gone: the cards as they truly lay, other dice, and rules of thumb play on for everybody. Nothing of this happened.
web-analysis-line-show = Play the better line
web-analysis-line-back = Back to what happened
web-analysis-imagined = This did not happen: move { $n } of { $most } of the better line
