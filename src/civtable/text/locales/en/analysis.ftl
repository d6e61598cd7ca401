# A finished game, judged decision by decision.

analyse-help = where a finished game was won and lost
analyse-about = Judges every decision of a finished game by the search of the expert bot, from what each seat knew: what the choice was worth, which option was better and by how much, and how the chances changed. The same record, seed and seconds give the same answer; the clock has no say in it.
analyse-seconds = about how long to think in all, on one core of the compiled program (default: { $games } games a decision)
analyse-open = judge with all cards open, as they truly lay
analyse-jobs = how many processes think (default: 1)
analyse-progress = thinking

analysis-unfinished = This game is not over yet: only finished games are analysed.
analysis-worker-died = A process of the analysis ended unexpectedly; fewer --jobs may help.
analysis-other-rules = This game was played under other rules than those of today and can no longer be analysed; what was found before is kept.
analysis-not-here = Games are not analysed on this server.
analysis-too-many = Many games wait for their analysis already. Please try again later.
analysis-no-decision = Nothing was judged at this move.
analysis-damaged = What is kept of this analysis is damaged. It can be made anew.
analysis-died = The analysis ended unexpectedly again and again.
analysis-mistake = Something went wrong in the analysis: { $error }.
analysis-too-long = The analysis is too long: { $most } characters are the most that is read.
analysis-not-json = This is no complete analysis: it is not valid JSON. Perhaps the file was cut off.
analysis-foreign = This is no analysis of civtable.
analysis-format = The analysis has a format that is not known here (known: { $known }). Perhaps a newer civtable wrote it.
analysis-checksum = The analysis was damaged or changed: its checksum does not fit.
analysis-other-record = The analysis belongs to another game than this record.

analysis-seat = { $player } ({ $who }): { $points }
analysis-rival = { $rival }: { $points }
analysis-rival-imperium = Automa
analysis-how = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} judged, { $games } games each, from what each seat knew. Seed: { $seed }
analysis-how-open = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} judged, { $games } games each, with all cards open. Seed: { $seed }
analysis-graph = Chances to win, from the first turn to the end
analysis-moments = The moments that changed most
analysis-moment = Round { $round }, from move { $from } to { $to }: { $player } { $before } → { $after }
analysis-moment-one = Round { $round }, move { $from }: { $player } { $before } → { $after }
analysis-moment-end = Round { $round }, from move { $from } to the end: { $player } { $before } → { $after }
analysis-no-moments = No change was larger than the noise.
analysis-summary = { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}: { $same } the expert's choice, { $equal } as good, { $worse } worse
analysis-repeated = { $n ->
    [one] Once
   *[other] { $n } times
} more the same was missed in the same round.
analysis-dearest = { $n ->
    [one] It cost { $points }.
   *[other] The dearest of them cost { $points }. Losses overlap: they do not add up.
}
analysis-costly = What cost most
analysis-costly-none = Of what was measured again, nothing cost more than the noise.
analysis-found = Well found
analysis-place = Round { $round }, move { $move }. { $question }
analysis-played = played
analysis-better = better
analysis-expected = expected
analysis-expectation = place { $place }, lead { $lead }, { $win } to win
analysis-obvious = obvious
analysis-option = { $option } · { $points } at the end, { $win } to win
analysis-option-level = { $option } · { $points } at the end, as likely to win{ $doubt ->
    [0] {""}
   *[other] {" "}({ $win })
}
analysis-sources = points from
analysis-expert = The expert
analysis-expert-note = Means of { $games } games that the { $who } played against itself.
analysis-expert-otherwise = Unlike this game, they had: { $settings }.
analysis-expert-setting = { $name }: { $value }
analysis-noise = Differences within two standard errors (±) count as equal. After a choice everybody goes on as the medium bot does: chances are those of players like it. Points are those of the lead over the best rival: what one gains, and what a rival then loses. Expected is the end of the game: before a choice, with the best that was missed → after it, with what was played.

# How much, in the points of the game.
analysis-points-stone_age = { $n } points
analysis-points-through_the_ages = { $n } culture
analysis-points-imperium = { $n } points
