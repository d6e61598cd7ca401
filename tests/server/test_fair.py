"""Nobody is sent anything that their seat may not know, and nobody the seed before the end."""

import json
import random

import pytest

from civtable.core.game import EVERYONE, SPECTATOR
from civtable.core.rng import SecureRng, fast_rng
from civtable.core.several import several_of
from civtable.games import GAMES
from civtable.server.bots.turns import question_for
from civtable.server.errors import Refused
from civtable.server.storage.store import Entry
from civtable.server.tables.messages import log_text, message_text, snapshot_text, view_after
from civtable.server.tables.play import checked_codes
from civtable.server.tables.seats import PERSON, Seat
from civtable.server.tables.table import Table
from tests.server.running import Running

SEED = "5eed" * 16
SEATS = 3
MOST = 350
EVERY = 9


SETTINGS = {
    "stone_age": {"two_dice_cards": "pips", "ties": "sum"},
    "through_the_ages": {"civil_hands": "hidden"},
    "imperium": {"box": "legends"},
}


def new_table(name: str) -> Table:
    settings = SETTINGS[name]
    seats = tuple([Seat(PERSON)] * SEATS)
    return Table("x" * 12, GAMES[name], settings, "secure", SEED, None, False, None, 0.0, seats).started()


def secrets_of(table: Table) -> list[str]:
    """Texts that give the table's chance away: its seed, and the key of its generator."""
    rng = table.running.state.rng
    assert isinstance(rng, SecureRng)
    return [SEED, rng.secret.hex(), str(int.from_bytes(rng.secret, "big"))]


def everything_sent(table: Table, entry: Entry, eyes: int) -> list[str]:
    """All that a reader is sent about the position, by whatever way."""
    texts = [snapshot_text(table, eyes, []), message_text(table, entry, eyes, []), log_text(table, eyes)]
    decision = table.decision
    if decision is not None and decision.seat == eyes:
        texts += [
            json.dumps(view_after(table.game, table.running.state, eyes, [option.code]))
            for option in decision.options[:5]
        ]
        for option in table.game.options[entry.seq % 7 :: 7]:
            texts.append(f"{option.code}: {table.game.why_not(table.running.state, option.code)!r}")
    return texts


def refusal_of(table: Table, seat: int, codes: list[str]) -> str:
    """What a seat is told that tries several choices at once; nothing if they are good."""
    try:
        checked_codes(table, seat, codes, whole=True)
    except Refused as error:
        return f"{error.reason!r} {error.more}"
    return ""


@pytest.mark.parametrize("name", GAMES)
def test_what_a_reader_is_sent_follows_from_what_the_seat_knows(name: str) -> None:
    """In a world dealt again for the seat everything sent is the same, letter by letter."""
    table = new_table(name)
    dice = random.Random(name)
    game = table.game
    seq = 0
    hidden = 0
    while table.decision is not None and seq < MOST:
        options = [option for option in table.decision.options if option is not game.giving_up]
        seq += 1
        entry = Entry(seq, "move", table.decision.seat, 0.0, json.dumps(dice.choice(options).code))
        table = table.after(entry)
        if seq % EVERY or table.decision is None:
            continue
        match, truth = table.running, table.running.state
        for eyes in [*range(SEATS), SPECTATOR]:
            sent = everything_sent(table, entry, eyes)
            match.state = game.determinize(truth, eyes, fast_rng(f"again {seq} {eyes}"))
            again = everything_sent(table, entry, eyes)
            hidden += game.digest(match.state) != game.digest(truth)
            match.state = truth
            assert sent == again, f"ply {seq}, eyes {eyes}"
            for text in sent:
                assert not any(secret in text for secret in secrets_of(table))
    assert hidden > 10, "there was nothing to hide"


@pytest.mark.parametrize("name", GAMES)
def test_several_choices_at_once_try_out_nothing_that_is_hidden(name: str) -> None:
    """All or none must not mean that dice are rolled, or cards drawn, for a look at them."""
    table = new_table(name)
    dice = random.Random(name)
    game = table.game
    seq = showing = 0
    while table.decision is not None and seq < MOST:
        decision, match, truth = table.decision, table.running, table.running.state
        options = [option for option in decision.options if option is not game.giving_up]
        code = dice.choice(options).code
        after = game.copy(truth)
        game.play(after, code)
        then = game.decision(after)
        if then is not None and then.seat == decision.seat and after.shown >> decision.seat & 1:
            showing += 1
            tries = [[code, option.code] for option in then.options[:20]]
            told = [refusal_of(table, decision.seat, codes) for codes in tries]
            match.state = game.determinize(truth, decision.seat, fast_rng(f"again {seq}"))
            again = [refusal_of(table, decision.seat, codes) for codes in tries]
            match.state = truth
            assert told == again, f"ply {seq}: {code}"
        seq += 1
        table = table.after(Entry(seq, "move", decision.seat, 0.0, json.dumps(code)))
    assert showing, "nothing was shown"


def sets_tried(table: Table, dice: random.Random) -> list[list[str]]:
    """Things that are chosen together as somebody could try them, right or wrong, and more after them."""
    several = several_of(table.game, table.running.state)
    if several is None:
        return []
    codes = [thing.code for thing in several.things]
    enough = [several.enough.code] if several.enough is not None else []
    tries = [dice.sample(codes, dice.randint(1, len(codes))) for _ in range(6) if codes]
    return [[*tried, *enough, *more] for tried in tries for more in ([], codes[:1], ["pass"])]


@pytest.mark.parametrize("name", ["through_the_ages", "imperium"])
def test_things_that_are_chosen_together_try_out_nothing_that_is_hidden(name: str) -> None:
    """Whether a set is refused, and why, follows from what the seat knows."""
    table = new_table(name)
    dice = random.Random(name)
    game = table.game
    seq = judged = 0
    while table.decision is not None and seq < 3 * MOST:
        decision, match, truth = table.decision, table.running, table.running.state
        tries = sets_tried(table, dice)
        told = [refusal_of(table, decision.seat, codes) for codes in tries]
        match.state = game.determinize(truth, decision.seat, fast_rng(f"again {seq}"))
        assert told == [refusal_of(table, decision.seat, codes) for codes in tries], f"ply {seq}"
        match.state = truth
        judged += len(told)
        options = [option for option in decision.options if option is not game.giving_up]
        seq += 1
        table = table.after(Entry(seq, "move", decision.seat, 0.0, json.dumps(dice.choice(options).code)))
    assert judged > 100


@pytest.mark.parametrize("name", GAMES)
def test_hidden_events_and_codes_of_others_are_not_in_the_log(name: str) -> None:
    table = new_table(name)
    dice = random.Random(name)
    seq = 0
    while table.decision is not None and seq < MOST:
        options = [option for option in table.decision.options if option is not table.game.giving_up]
        seq += 1
        table = table.after(
            Entry(seq, "move", table.decision.seat, 0.0, json.dumps(dice.choice(options).code))
        )
    was_over = table.is_over
    plies = table.running.plies
    if was_over:  # the position before the end
        table.running.rewind(len(plies) - 1)
        plies = table.running.plies
    for eyes in [*range(SEATS), SPECTATOR]:
        for line, ply in zip(json.loads(log_text(table, eyes)), plies, strict=True):
            assert line["code"] == (ply.code if ply.seat == eyes else None)
            for told, event in zip(line["events"], ply.events, strict=True):
                if event.seen_by != EVERYONE and (eyes < 0 or not event.seen_by >> eyes & 1):
                    fields = [field.name for field in table.game.events[event.kind].fields]
                    assert [told[name] for name in fields] == [None for _ in fields]
                    assert told["words"]["key"].endswith("_hidden")


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_is_told_nothing_but_a_world_dealt_for_it(name: str) -> None:
    """The question to a bot's process does not change when what it cannot see is dealt again."""
    table = new_table(name)
    dice = random.Random(name)
    seq = 0
    while table.decision is not None and seq < 200:
        decision, state, game = table.decision, table.running.state, table.game
        if seq % 10 == 0:
            text = question_for(game, state, decision.seat, "book", "own seed")
            other = game.determinize(state, decision.seat, fast_rng(f"other {seq}"))
            assert not any(secret in text for secret in secrets_of(table))
            seen = [
                game.view(game.from_json(json.loads(one)["sandbox"]), decision.seat)
                for one in (text, question_for(game, other, decision.seat, "book", "own seed"))
            ]
            assert seen[0] == seen[1] == game.view(state, decision.seat)
        options = [option for option in decision.options if option is not game.giving_up]
        seq += 1
        table = table.after(Entry(seq, "move", decision.seat, 0.0, json.dumps(dice.choice(options).code)))


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_over_the_wire_gives_nothing_away(server: Running, name: str) -> None:
    """Every message of the live connections, searched for the seed, tokens, codes and choices of others."""
    table = server.table("person", "person", game=name)
    services = server.app.state.services
    raw: dict[int | None, list[str]] = {}
    with table.live(0) as first, table.live(1) as second, table.live() as spectator:
        table.play_out(random.Random(7), 200)
        last = table.snapshot()["seq"]
        for eyes, news in ((0, first), (1, second), (None, spectator)):
            raw[eyes] = [json.dumps(message) for message in news.until(last)]
    played = services.hall.rooms[table.id].table
    if played.is_over:
        raw = {eyes: texts[:-1] for eyes, texts in raw.items()}  # the last one opens the seed
    rng = played.running.state.rng
    for eyes, texts in raw.items():
        assert len(texts) > 100
        for text in texts:
            message = json.loads(text)
            assert played.seed not in text
            assert rng.secret.hex() not in text
            assert table.tokens[0] not in text
            assert table.tokens[1] not in text
            if message["type"] == "move":
                if message["line"]["seat"] != eyes:
                    assert message["line"]["code"] is None
                if message["decision"]["seat"] != eyes:
                    assert message["choice"] is None
                view = message["view"]
                assert view["seat"] == (-1 if eyes is None else eyes)
