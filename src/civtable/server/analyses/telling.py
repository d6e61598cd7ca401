"""A finished analysis as it is kept and shown: plain data with phrases, which no change of rules can spoil.

The page gets a summary (`summary_json`), with the decisions that it tells of; every decision is kept whole
besides (`decision_json`), with the better line where something was missed.
"""

from civtable.analysis import Analysis, Judged, Weighed
from civtable.analysis.expert import expert_points
from civtable.analysis.findings import (
    Chance,
    Mistake,
    Moment,
    checked,
    costly,
    expectations,
    is_better,
    mistakes,
    verdicts,
)
from civtable.analysis.lines import Step, line_of
from civtable.analysis.positions import Game
from civtable.bots.levels import bot_phrase
from civtable.core.record import Record
from civtable.core.values import Json
from civtable.core.words import phrase_json
from civtable.server.tables.messages import decision_json as asked_json
from civtable.server.tables.messages import event_json


class Told:
    """An analysis and the game it is of, ready to be told."""

    def __init__(self, analysis: Analysis, game: Game) -> None:
        self.analysis = analysis
        self.game = game
        self.verdicts = verdicts(analysis.judged)
        self.mistakes: dict[int, Mistake] = {one.judged.ply: one for one in mistakes(analysis.judged)}

    # The page.

    def summary_json(self) -> dict[str, Json]:
        """All that the first page of an analysis shows."""
        analysis = self.analysis
        shown = {
            ply: None
            for seat in analysis.summaries
            for ply in [*[one.judged.ply for one in seat.costly], *[one.ply for one in seat.found]]
        }
        by_ply = {one.ply: one for one in analysis.judged}
        return {
            "game": analysis.game,
            "version": analysis.version,
            "setting": {"games": analysis.setting.games, "open": analysis.setting.open},
            "seats": [self.seat_json(seat) for seat in range(len(analysis.seats))],
            "expert": expert_json(self.game.record),
            "rival": self.game.rival(),
            "rival_points": {**self.game.rival_sources()},
            "points": [
                {
                    "ply": point.ply,
                    "round": point.round,
                    "seat": point.seat if point.seat >= 0 else None,
                    "wins": [chance.win for chance in point.seats],
                    "leads": [chance.lead for chance in point.seats],
                    "errors": list(point.errors),
                }
                for point in analysis.points
            ],
            "moments": [self.moment_json(moment) for moment in analysis.moments],
            "decisions": [self.brief_json(one) for one in analysis.judged],
            "shown": {str(ply): self.judged_json(by_ply[ply]) for ply in sorted(shown)},
        }

    def seat_json(self, seat: int) -> Json:
        """How a seat played."""
        analysis, summary = self.analysis, self.analysis.summaries[seat]
        return {
            "total": analysis.totals[seat],
            "rank": analysis.ranks[seat],
            "points": dict(analysis.sources[seat]),
            "decisions": summary.decisions,
            "same": summary.same,
            "equal": summary.equal,
            "worse": summary.worse,
            "repeated": summary.repeated,
            "dearest": summary.dearest,
            "costly": [one.judged.ply for one in summary.costly],
            "found": [one.ply for one in summary.found],
        }

    def moment_json(self, moment: Moment) -> Json:
        """A moment that changed much, and the decision that has most to do with it."""
        first, last = moment.before.ply + 1, moment.after.ply
        within = [one for ply, one in self.mistakes.items() if first <= ply <= last]
        chosen = [ply for ply in self.game.choices if first <= ply <= last]
        worst = costly(checked(within, self.analysis.judged) or within, 1)
        return {
            "from": moment.before.ply,
            "to": moment.after.ply,
            "round": moment.before.round if moment.after.seat < 0 else moment.after.round,
            "seat": moment.seat,
            "before": moment.before.seats[moment.seat].win,
            "after": moment.after.seats[moment.seat].win,
            "look": worst[0].judged.ply if worst else [*chosen, moment.before.ply][0],
        }

    def brief_json(self, one: Judged) -> Json:
        """A decision on one line: what was chosen, and what would have been gained."""
        missed = self.missed(one)
        before, after = expectations(one, missed)
        best = missed[0] if missed else None
        return {
            "ply": one.ply,
            "round": one.round,
            "seat": one.seat,
            "verdict": self.verdicts[one.ply],
            "played": self.words(one.ply, one.code),
            "again": one.again,
            "lead": best.lead.mean if best is not None else None,
            "win": best.win.mean if best is not None else None,
            "errors": [best.lead.error, best.win.error] if best is not None else None,
            "expected": {"before": chance_json(before), "after": chance_json(after)},
        }

    def missed(self, one: Judged) -> tuple[Weighed, ...]:
        """What was missed at a decision, the best of it first."""
        mistake = self.mistakes.get(one.ply)
        return mistake.missed if mistake is not None else ()

    # A decision.

    def judged_json(self, one: Judged) -> dict[str, Json]:
        """A decision whole: the question, and every option that was measured, the best first."""
        state = self.game.choices[one.ply].state
        return {
            "ply": one.ply,
            "round": one.round,
            "seat": one.seat,
            "verdict": self.verdicts[one.ply],
            "question": phrase_json(self.game.table.game.question_words(state)),
            "offered": one.offered,
            "worlds": one.worlds,
            "again": one.again,
            "options": [self.option_json(one, option) for option in one.options],
            "missed": [option.code for option in self.missed(one)],
        }

    def option_json(self, one: Judged, option: Weighed) -> Json:
        """An option: what can be expected with it, and by how much it is better than what was chosen."""
        return {
            "code": option.code,
            "words": self.words(one.ply, option.code),
            "chosen": option.code == one.code,
            "book": option.code == one.book,
            "better": is_better(option),
            "equal": option.code == one.code or option.value.is_noise(),
            **chance_json(option.expected),
            "more_lead": [option.lead.mean, option.lead.error],
            "more_win": [option.win.mean, option.win.error],
        }

    def decision_json(self, one: Judged) -> dict[str, Json]:
        """A decision with the better line, where something was missed."""
        return {"decision": self.judged_json(one), "line": self.line_json(one)}

    def line_json(self, one: Judged) -> Json:
        """The best that was missed, and how the book goes on: what the seat would have seen."""
        missed = self.missed(one)
        if not missed:
            return None
        game, state = self.game.table.game, self.game.choices[one.ply].state
        option = game.by_code[missed[0].code]
        steps = line_of(self.game.table, state, option, self.analysis.setting, one.ply)
        return [self.step_json(one, number, step) for number, step in enumerate(steps, one.ply + 1)]

    def step_json(self, one: Judged, number: int, step: Step) -> Json:
        """A move of a line, and the position after it as the seat of the decision would have seen it."""
        game = self.game.table.game
        events: list[Json] = [event_json(game, event.for_seat(one.seat)) for event in step.events]
        return {
            "ply": number,
            "view": game.view(step.state, one.seat),
            "decision": asked_json(game, step.state),
            "line": {"ply": number, "seat": step.seat, "events": events, "code": step.option.code},
        }

    def words(self, ply: int, code: str) -> Json:
        """An option in the words of its question."""
        game = self.game.table.game
        return phrase_json(game.words_afar(self.game.choices[ply].state, game.by_code[code]))


def chance_json(chance: Chance) -> dict[str, Json]:
    """What can be expected at the end of the game."""
    return {"place": chance.place, "lead": chance.lead, "win": chance.win}


def expert_json(record: Record) -> Json:
    """Points by source of strong players in such games, if they were measured."""
    found = expert_points(record.game, record.settings, len(record.seats))
    if found is None:
        return None
    return {
        "who": phrase_json(bot_phrase(found.level)),
        "games": found.games,
        "points": {**found.points},
        "otherwise": [phrase_json(phrase) for phrase in found.otherwise(record.settings)],
    }
