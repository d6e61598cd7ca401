"""The verdict on a stored table: exact, goes on, pinned or damaged, and from which choice on."""

import ast
import inspect
import json
from dataclasses import replace
from typing import Any

import pytest

from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.server.past.judging import DAMAGED, EXACT, GOES_ON, KINDS, PINNED, Verdict, judge
from civtable.server.past.tracing import next_trace
from civtable.server.storage.store import Entry
from civtable.server.tables import table as table_module
from civtable.server.tables.seats import OPEN, PERSON, Seat
from civtable.text import LANGUAGES, words_in
from tests.server.stored import after, random_table, without_traces

GAME = GAMES["stone_age"]


def verdict_of(row: dict[str, Any], entries: list[Entry]) -> Verdict:
    found = judge(GAME, row, entries)
    if found.reason is not None:
        assert all(words_in(language).say(found.reason) for language in LANGUAGES)
    if found.ply is not None and found.match is not None:
        assert len(found.match.plies) == found.ply - 1, "the game stands before the choice that does not hold"
    return found


def key_of(found: Verdict) -> str:
    assert found.reason is not None
    return found.reason.key


def replaced(entries: list[Entry], seq: int, **parts: Any) -> list[Entry]:
    return [replace(entry, **parts) if entry.seq == seq else entry for entry in entries]


def test_a_game_of_these_rules_is_exact() -> None:
    row, entries = random_table()
    found = verdict_of(row, entries)
    assert (found.kind, found.ply, found.reason) == (EXACT, None, None)
    assert found.match is not None
    assert [ply.code for ply in found.match.plies] == [json.loads(entry.body) for entry in entries]
    assert verdict_of(row, without_traces(entries)).kind == EXACT


def test_a_table_that_waits_has_no_game_yet() -> None:
    row, entries = random_table(0, first=[Seat(PERSON), Seat(OPEN)])
    assert verdict_of(row, entries) == Verdict(EXACT, seats=(Seat(PERSON), Seat(OPEN)))
    entries = after(entries, "sit", 1, "Bea")
    found = verdict_of(row, entries)
    assert found.match is not None
    assert found.seats[1] == Seat(PERSON, None, "Bea")


def test_what_was_taken_back_does_not_count() -> None:
    """Only the choices that stand are played, and a trace goes on from the ply that was gone back to."""
    row, entries = random_table(10)
    tried = after(entries[:6], "undo", 0, 4)
    # The same choices again, as they were made the first time.
    again = [replace(entry, seq=entry.seq + 3) for entry in entries[4:]]
    found = verdict_of(row, [*tried, *again])
    assert found.kind == EXACT
    assert found.match is not None
    assert len(found.match.plies) == 10
    nonsense = [*entries[:4], replace(entries[4], body='"no such thing"'), *tried[5:], *again]
    assert verdict_of(row, nonsense).kind == EXACT, "what was taken back is nobody's business"


def test_seats_follow_from_the_entries() -> None:
    row, entries = random_table(4)
    found = verdict_of(row, after(after(entries, "leave", 1, "book"), "chat", 0, {"name": None, "text": "?"}))
    assert found.kind == EXACT
    assert found.match is not None
    assert found.match.seats == ["human", "book"]
    assert found.seats[1].bot == "book"


def test_every_kind_of_entry_that_a_table_knows_can_be_judged_and_no_other() -> None:
    """A kind that is written, but not known here, would make a sound table look damaged."""
    compared = [
        node.comparators[0]
        for node in ast.walk(ast.parse(inspect.getsource(table_module.Table)))
        if isinstance(node, ast.Compare) and ast.unparse(node.left) == "entry.kind"
    ]
    known = {part.value for found in compared for part in ast.walk(found) if isinstance(part, ast.Constant)}
    assert known == set(KINDS)


def test_a_table_of_a_deal_that_was_opened_is_sound() -> None:
    """Also where its organiser decided it while it played, and the rules have another number since."""
    row, entries = random_table(sealed=True)
    opened = after(entries, "unseal", None, None)
    assert verdict_of(row, opened).kind == EXACT
    assert verdict_of(older(row), opened).kind == GOES_ON


DAMAGES: dict[str, Any] = {
    "a code that is not offered": (lambda e: replaced(e, 7, body=json.dumps("take 5")), 7, None),
    "a code that names nothing": (lambda e: replaced(e, 7, body='"dance"'), 7, None),
    "another seat": (lambda e: replaced(e, 7, seat=1 - e[6].seat), 7, "judge-seat"),
    "no seat": (lambda e: replaced(e, 7, seat=None), 7, "judge-seat"),
    "a body that is no JSON": (lambda e: replaced(e, 7, body='"pla'), 7, "judge-entry"),
    "a body that is no code": (lambda e: replaced(e, 7, body="{}"), 7, "judge-entry"),
    "an unknown kind": (lambda e: replaced(e, 7, kind="dance"), 7, "judge-kind"),
    "a gap": (lambda e: [*e[:6], *e[7:]], 7, "judge-gap"),
    "lost at the end": (lambda e: e[:-1], 20, "judge-gap"),
    "nothing left": (lambda e: [], 1, "judge-gap"),
    "another trace": (lambda e: replaced(e, 7, trace="00000000"), 7, "judge-changed"),
    "back to a ply that never was": (lambda e: after(e, "undo", 0, 21), 21, "judge-entry"),
    "back to no ply": (lambda e: after(e, "undo", 0, True), 21, "judge-entry"),
    "a seat that is not there": (lambda e: after(e, "name", 5, "X"), 21, "judge-entry"),
    "a chat without text": (lambda e: after(e, "chat", 0, "hello"), 21, "judge-entry"),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_damage_is_found_where_it_is(what: str) -> None:
    change, ply, key = DAMAGES[what]
    row, entries = random_table()
    found = verdict_of(row, change(entries))
    assert (found.kind, found.ply) == (DAMAGED, ply)
    assert found.match is not None
    assert key in (None, key_of(found))


def test_a_choice_after_the_end_is_damage() -> None:
    row, entries = random_table(5000)
    assert verdict_of(row, entries).kind == EXACT
    found = verdict_of(row, [*entries, replace(entries[-1], seq=len(entries) + 1)])
    assert (found.kind, found.ply, key_of(found)) == (DAMAGED, len(entries) + 1, "judge-over")


@pytest.mark.parametrize(
    "column",
    [{"settings": {"colour": "red"}}, {"settings": None}, {"first_seats": "x"}, {"first_seats": []}],
    ids=str,
)
def test_a_row_that_cannot_be_is_damage(column: dict[str, Any]) -> None:
    row, entries = random_table()
    found = verdict_of({**row, **column}, entries)
    assert (found.kind, found.match) == (DAMAGED, None)


def test_a_game_that_we_do_not_have_is_damage() -> None:
    row, entries = random_table()
    found = judge(None, {**row, "game": "chess"}, entries)
    assert (found.kind, key_of(found)) == (DAMAGED, "judge-no-game")


def test_rules_that_fall_over_are_a_verdict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever happens in our rules, it is told by its name only: the words of an error may hold a seed."""
    row, entries = random_table()
    plays = GAME.play

    def play(state: Any, code: str) -> Any:
        if code == json.loads(entries[8].body):
            raise AssertionError(row["seed"])
        return plays(state, code)

    monkeypatch.setattr(GAME, "play", play)
    found = verdict_of(row, entries)
    assert (found.kind, key_of(found)) == (DAMAGED, "judge-failed")
    assert found.reason is not None
    assert found.reason.args == {"error": "AssertionError"}
    assert found.ply is not None
    assert found.ply <= 9


# Other rules.


def older(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "version": row["version"] - 1}


def test_a_game_of_other_rules_goes_on_where_these_offer_the_same() -> None:
    row, entries = random_table()
    assert verdict_of(older(row), entries).kind == GOES_ON
    assert verdict_of(older(row), without_traces(entries)).kind == GOES_ON


def test_a_game_of_other_rules_is_pinned_where_these_offer_something_else() -> None:
    row, entries = random_table()
    found = verdict_of(older(row), replaced(entries, 12, trace="00000000"))
    assert (found.kind, found.ply, key_of(found)) == (PINNED, 12, "judge-offered")
    found = verdict_of(older(row), replaced(entries, 9, body='"dance"'))
    assert (found.kind, found.ply) == (PINNED, 9)
    found = verdict_of(older(row), replaced(entries, 9, seat=1 - (entries[8].seat or 0)))
    assert (found.kind, found.ply) == (PINNED, 9)
    found = verdict_of({**older(row), "settings": {"colour": "red"}}, entries)
    assert (found.kind, found.ply) == (PINNED, None)


def test_lost_entries_are_damage_under_any_rules() -> None:
    row, entries = random_table()
    assert verdict_of(older(row), [*entries[:5], *entries[6:]]).kind == DAMAGED


def test_a_trace_tells_what_was_offered_before() -> None:
    """Two games with the same choices differ in their traces from where something else was offered on."""
    state = GAME.start({}, 2, fast_rng("trace"))
    decision = GAME.decision(state)
    assert decision is not None
    code = decision.options[0].code
    first = next_trace("", decision, code)
    assert len(first) == 8
    assert next_trace("", decision, decision.options[1].code) != first
    assert next_trace("0", decision, code) != first
    fewer = type(decision)(decision.seat, decision.kind, decision.options[:-1])
    assert next_trace("", fewer, code) != first
    assert next_trace("", type(decision)(1, decision.kind, decision.options), code) != first
