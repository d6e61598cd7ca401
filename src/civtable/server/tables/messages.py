"""What a reader of a table is sent. Everything goes through view, Event.for_seat and the reader's decision.

`eyes` is a seat or SPECTATOR. While a game runs, codes and choices go to their own seat only; after its end
everything that happened is open.
"""

import json
from collections import Counter, OrderedDict
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from civtable.core.errors import GameError
from civtable.core.events import Event
from civtable.core.game import EVERYONE, SPECTATOR, Option, State
from civtable.core.match import Match, Ply, is_anew
from civtable.core.rng import fast_rng
from civtable.core.several import several_of
from civtable.core.values import Json
from civtable.core.words import Argument, Phrase, phrase_json
from civtable.games import GAMES, AnyGame
from civtable.server.clocks.times import times_json
from civtable.server.running.at_work import at_its_table
from civtable.server.storage.store import Entry
from civtable.server.tables.room import Room
from civtable.server.tables.seats import ChatLine
from civtable.server.tables.table import Table, daily_json

BEGINNING = frozenset({"sit", "ready", "leave"})
"""Kinds of entries by which a game may begin."""

MOST_LOGS: Final = 32
LOGS: Final[OrderedDict[tuple[str, int], tuple[Match[State], str]]] = OrderedDict()
"""Logs that were asked for lately, by table and eyes, with the match that each is of."""

STAYS_HERE = 45.0
"""For how many seconds after its last sign of life a seat counts as present."""


def dumps(data: Json) -> str:
    """JSON on the wire, without spaces."""
    return json.dumps(data, separators=(",", ":"))


# Parts.


@cache
def option_text(game_name: str, index: int) -> str:
    """An option with its words, as JSON; kept, since the same ones are offered again and again."""
    game = GAMES[game_name]
    option = game.options[index]
    return dumps(option_json(game, option, game.option_words(option)))


def option_json(game: AnyGame, option: Option, words: Phrase) -> dict[str, Json]:
    """An option in some words."""
    kind, *rest = option.code.split()
    known = game.facts.get("cards")
    cards = [word for word in rest if isinstance(known, dict) and word in known]
    return {
        "code": option.code,
        "words": phrase_json(words),
        "index": option.index,
        "kind": kind,
        "card": cards[0] if cards else None,
    }


def offered_text(game: AnyGame, state: State, option: Option) -> str:
    """An option that is offered now, as JSON, in the words of the question where these say more."""
    told = game.answer_words(state, option) if game.answer_words is not None else None
    return option_text(game.name, option.index) if told is None else dumps(option_json(game, option, told))


def choice_text(game: AnyGame, state: State, eyes: int) -> str:
    """The question and the options, as JSON, for the seat that decides; null for everybody else."""
    decision = game.decision(state)
    if decision is None or decision.seat != eyes:
        return "null"
    options = ",".join([offered_text(game, state, option) for option in decision.options])
    question = dumps(phrase_json(game.question_words(state)))
    return f'{{"question":{question},"options":[{options}],"several":{several_text(game, state)}}}'


def several_text(game: AnyGame, state: State) -> str:
    """What is chosen together, as JSON: each thing once, with how many of it there are; else null."""
    several = several_of(game, state)
    if several is None:
        return "null"
    counts = Counter([option.index for option in several.things])
    things = ",".join(
        [f'{option_text(game.name, index)[:-1]},"count":{count}}}' for index, count in counts.items()]
    )
    enough = offered_text(game, state, several.enough) if several.enough is not None else "null"
    numbers = dumps({"least": several.least, "most": several.most, "ordered": several.ordered})
    return f'{numbers[:-1]},"things":[{things}],"enough":{enough}}}'


def decision_json(game: AnyGame, state: State) -> dict[str, Json] | None:
    """Who decides about what, which everybody may know."""
    decision = game.decision(state)
    if decision is None:
        return None
    return {"seat": decision.seat, "kind": game.questions[decision.kind].name}


def event_json(game: AnyGame, event: Event) -> dict[str, Json]:
    """An event that the reader may know as it is: its fields by name, and a phrase."""
    words = game.event_words(event)
    player: Argument = Phrase(f"seat-{event.seat}") if event.seat >= 0 else ""
    args: dict[str, Argument] = {**words.args, "player": player}
    return {**game.event_form(event), "words": phrase_json(Phrase(words.key, args))}


@lru_cache(maxsize=50_000)
def event_text(game_name: str, kind: int, seat: int, facts: tuple[int, ...] | None) -> str:
    """An event as JSON; kept, since most things happen again and again."""
    game = GAMES[game_name]
    return dumps(event_json(game, Event(kind, seat, None if facts is None else [*facts], EVERYONE)))


def told(game_name: str, event: Event) -> str:
    """An event that the reader may know as it is, as JSON."""
    facts = None if event.facts is None else tuple(event.facts)
    return event_text(game_name, event.kind, event.seat, facts)


def line_text(table: Table, number: int, ply: Ply, eyes: int) -> str:
    """A line of the log, as JSON: one choice, and what happened by it."""
    return ply_text(table.game.name, number, ply, eyes, table.is_over)


def ply_text(name: str, number: int, ply: Ply, eyes: int, over: bool) -> str:
    """The same, of a game that has a name; after its end everything is open."""
    known = ply.events if over else [event.for_seat(eyes) for event in ply.events]
    events = ",".join([told(name, event) for event in known])
    code = dumps(ply.code) if over or ply.seat == eyes else "null"
    return f'{{"ply":{number},"seat":{ply.seat},"events":[{events}],"code":{code}}}'


def line_json(game: AnyGame, number: int, ply: Ply) -> dict[str, Json]:
    """A line of the log of a finished game, in which everything is open."""
    events = [event_json(game, event) for event in ply.events]
    return {"ply": number, "seat": ply.seat, "events": events, "code": ply.code}


@at_its_table
def log_text(table: Table, eyes: int) -> str:
    """The whole log, as JSON; kept while its match is the same, since it is most of what a table says."""
    match = table.match
    if match is None:
        return "[]"
    key = (table.id, SPECTATOR if table.is_over else eyes)
    kept, text = LOGS.pop(key, (None, ""))
    if kept is not match:
        lines = ",".join([line_text(table, number, ply, eyes) for number, ply in enumerate(match.plies, 1)])
        text = f"[{lines}]"
    LOGS[key] = (match, text)
    if len(LOGS) > MOST_LOGS:
        LOGS.popitem(last=False)
    return text


def chat_json(line: ChatLine) -> dict[str, Json]:
    """Something that somebody wrote."""
    return {
        "seq": line.seq,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "at": line.at,
        "note": line.note,
    }


def here_json(room: Room, now: float) -> list[int]:
    """The seats of persons who are at the table now."""
    return [seat for seat, seen in sorted(room.seen.items()) if now - seen < STAYS_HERE]


def table_json(table: Table, here: list[int]) -> dict[str, Json]:
    """The table itself: who sits there, and what was chosen before the game."""
    return {
        "id": table.id,
        "game": table.game.name,
        "version": table.game.version,
        "settings": table.game.chosen(table.settings),
        "status": table.status,
        "private": table.private,
        "title": table.title,
        "takeover": table.takeover,
        "clock": table.clock.to_json() if table.clock is not None else None,
        "seats": [
            {"seat": number, **seat.to_json(), "here": number in here}
            for number, seat in enumerate(table.seats)
        ],
        "commitment": table.commitment,
        "seed": table.shown_seed,
        "rematch": table.rematch,
        "branch_of": {"id": table.branch_of, "ply": table.branch_ply} if table.branch_of else None,
        "daily": daily_json(table.daily, table.counted),
        "challenge": table.challenge,
        "hints": table.hints.to_json(len(table.seats)),
        "rated": table.rated,
        "tournament": table.tournament,
        "created": table.created,
        "changed": table.moved,
        "problem": None,
        "archived": False,
    }


def undo_json(table: Table, eyes: int) -> dict[str, Json]:
    """How far this seat may take back by itself, and whether somebody asks for more."""
    steps: list[int] = []
    ask: int | None = None
    if eyes != SPECTATOR and table.status == "running":
        steps = table.running.way_back(eyes)
        ask = askable(table, eyes)
    asked: Json = None
    wish = table.undo_wish
    if wish is not None:
        asked = {"by": wish.by, "ply": wish.ply, "waiting": [*wish.waiting]}
    plies = table.running.plies if steps else []
    words = [phrase_json(words_of(table.game, plies[step])) for step in steps]
    to = steps[0] if steps else None
    anew = ask is not None and not table.must_agree(eyes) and ask < table.running.untold(eyes)
    back: dict[str, Json] = {"to": to, "steps": [*steps], "words": [*words], "ask": ask, "anew": anew}
    return {**back, "asked": asked, "rethink": table.rethink}


def words_of(game: AnyGame, ply: Ply) -> Phrase:
    """A choice that was made: what it meant in its question, else as the option is called."""
    return ply.words if ply.words is not None else game.option_words(game.by_code[ply.code])


def askable(table: Table, seat: int) -> int | None:
    """The ply before a seat's last choice, if it may ask for that: with bots not beyond what was shown."""
    match = table.running
    own = [ply for ply, one in enumerate(match.plies) if one.seat == seat and not is_anew(one.code)]
    last = own[-1] if own else None
    if last is None or table.is_strict:
        return None
    to = match.before(last)
    return to if table.must_agree(seat) or table.rethink or to >= match.untold(seat) else None


def scores_json(table: Table) -> list[Json]:
    """The result of a finished game."""
    return [score.to_json() for score in table.game.scores(table.running.state)]


def view_after(game: AnyGame, state: State, seat: int, codes: Sequence[str]) -> dict[str, Json] | None:
    """The view of the deciding seat after a row of options; None if that is not for it to know.

    They are played in a world dealt again for the seat, so they can tell nothing that the seat does not know.
    """
    sandbox = game.determinize(state, seat, fast_rng("preview"))
    for code in codes:
        try:
            game.play(sandbox, code)
        except GameError:
            return None
        if sandbox.shown >> seat & 1:
            return None
    return game.view(sandbox, seat)


def sees_hidden(game: AnyGame, state: State, seat: int) -> bool:
    """Whether a seat sees anything of a position that not everybody may see."""
    own, common = game.view(state, seat), game.view(state, SPECTATOR)
    return any(own[name] != common.get(name) for name in own if name != "seat")


# Messages.


def joined(message: dict[str, Json], **texts: str) -> str:
    """A message as JSON, with parts that are JSON already."""
    parts = "".join([f',"{name}":{text}' for name, text in texts.items()])
    return f"{dumps(message)[:-1]}{parts}}}"


def position_json(table: Table, state: State, ply: int, eyes: int) -> dict[str, Json]:
    """A position of the running game, as this reader may see it."""
    return {
        "ply": ply,
        "view": table.game.view(state, eyes),
        "decision": decision_json(table.game, state),
    }


@at_its_table
def snapshot_text(table: Table, eyes: int, here: list[int], tick: float = 0.0) -> str:
    """Everything about a table, for somebody who comes to it at a moment of server seconds."""
    message: dict[str, Json] = {
        "type": "snapshot",
        "seq": table.seq,
        "table": table_json(table, here),
        "seat": eyes if eyes != SPECTATOR else None,
        "undo": undo_json(table, eyes),
        "chat": [chat_json(line) for line in table.chat],
        "times": times_json(table.times, tick),
    }
    if table.match is None:
        return joined({**message, "ply": 0, "view": None, "decision": None}, log="[]", choice="null")
    state = table.match.state
    message.update(position_json(table, state, table.ply, eyes))
    if table.is_over:
        message["scores"] = scores_json(table)
    return joined(message, log=log_text(table, eyes), choice=choice_text(table.game, state, eyes))


@at_its_table
def message_text(table: Table, entry: Entry, eyes: int, here: list[int]) -> str:
    """The news of an entry, after which the table is this one."""
    message: dict[str, Json] = {"type": entry.kind, "seq": entry.seq}
    if entry.kind in ("move", "undo"):
        if entry.kind == "undo":
            message["seat"] = entry.seat
        return position_text(table, message, eyes, here)
    if entry.kind in ("chat", "note", "hint"):
        return dumps({"type": "chat", "seq": entry.seq, "entry": chat_json(table.chat[-1])})
    if entry.kind in ("ask", "answer", "rethink"):
        return dumps({"type": "undo_state", "seq": entry.seq, "undo": undo_json(table, eyes)})
    shown = table_json(table, here)
    if entry.kind in BEGINNING and table.status == "running" and table.moved == entry.at:
        state = table.running.state
        message.update(position_json(table, state, 0, eyes))
        message.update({"type": "start", "table": shown, "undo": undo_json(table, eyes)})
        return joined(message, choice=choice_text(table.game, state, eyes))
    return dumps({"type": "table", "seq": entry.seq, "table": shown})


def position_text(table: Table, message: dict[str, Json], eyes: int, here: list[int]) -> str:
    """The news of a move or of an undo."""
    state = table.running.state
    message.update(position_json(table, state, table.ply, eyes))
    message["undo"] = undo_json(table, eyes)
    if table.is_over:
        message["scores"] = scores_json(table)
        message["table"] = table_json(table, here)
    choice = choice_text(table.game, state, eyes)
    if message["type"] == "undo":
        return joined(message, choice=choice)
    return joined(message, choice=choice, line=line_text(table, table.ply, table.running.plies[-1], eyes))


def here_text(room: Room, now: float) -> str:
    """Who is at the table now: no entry, so it has no number of its own and is never sent again."""
    return dumps({"type": "here", "here": [*here_json(room, now)]})


def clock_text(table: Table, tick: float) -> str:
    """What the clocks say at a moment of server seconds: no entry either, and everybody may know it."""
    return dumps({"type": "clock", "times": times_json(table.times, tick)})


def distinct_eyes(room: Room) -> Iterable[int]:
    """The eyes that watch a table."""
    return {watcher.eyes for watcher in room.watchers}
