"""Positions that were stored when some facts were packed into numbers are read as what they were."""

from typing import Any

import pytest

from civtable.core.errors import BadState
from civtable.core.rng import Rng
from civtable.games.imperium import GAME
from civtable.games.imperium.cards.table import CARD_IDS
from civtable.games.imperium.state import F_ICON, FRAME, Imperium
from tests.imperium.table import scenario

MARKET = ["armenians", "assyrians", "temple", "shrine", "cape"]


def number_of(said: dict[str, Any]) -> int:
    """Icon, resource and amount of what set an ability off, in the one number of then."""
    icons = ["production", "river", "fertile"]
    resources = ["material", "population", "progress"]
    icon = 0 if said["icon"] is None else icons.index(said["icon"])
    resource = 0 if said["resource"] is None else resources.index(said["resource"])
    return icon + resource + 10 * int(said["amount"])


def numbers_of(frame: dict[str, Any]) -> list[int]:
    """What an ability remembers, in the twelve numbers of then."""
    card, moved, before, revealed = (
        -1 if frame[name] is None else CARD_IDS.index(frame[name])
        for name in ("card", "moved", "moved_before", "revealed")
    )
    suits = ["region", "uncivilised", "civilised", "tributary"]
    avoided = sum(1 << seat for seat in frame["avoided"])
    played = int(frame["being_played"])
    return [
        *(card, frame["owner"], played, moved, before, frame["count"], frame["tally"], avoided),
        *(suits.index(frame["suit"]), revealed, frame["loop"], number_of(frame)),
    ]


def stored_once(state: Imperium) -> dict[str, Any]:
    """The form of a position as it was."""
    form: dict[str, Any] = dict(GAME.to_json(state))
    for player in form["players"]:
        player["treated"] = player["treated"]["river"] + 16 * player["treated"]["fertile"]
    form["frames"] = [number for frame in form["frames"] for number in numbers_of(frame)]
    for step in form["steps"]:
        if step["ask"] in ("use", "start"):
            step["number"] = number_of(step)
            del step["icon"], step["resource"], step["amount"]
    if form["automa"] is not None:
        form["automa"]["avoided"] = [None, False, True].index(form["automa"]["avoided"])
    return form


def is_read(state: Imperium) -> dict[str, Any]:
    """The stored form gives the same position, and that the same form as now."""
    old = stored_once(state)
    read = GAME.from_json(old)
    assert GAME.digest(read) == GAME.digest(state)
    assert GAME.to_json(read) == GAME.to_json(state)
    return old


def of_steps(form: dict[str, Any], kind: str) -> list[Any]:
    """What the steps of a kind say in a number."""
    return [step["number"] for step in form["steps"] if step["ask"] == kind]


def test_an_icon_that_set_an_ability_off() -> None:
    """Shaduf waits for material from a river."""
    game = scenario("romans", seats=[{"hand": ["prosperity"], "in_play": ["raetia", "shaduf"]}])
    game.play("play prosperity", "pass", "pass", "choose 1")
    assert of_steps(is_read(game.state), "use") == [1]


def test_tokens_that_set_an_ability_off() -> None:
    """Carthaginians gain a card with 3 material on it, which they can double."""
    market = [{"card": "armenians", "material": 3}, "cape"]
    game = scenario("carthaginians", side="a", seats=[{"hand": ["conquer"]}], market=market)
    game.play("play conquer", "choose 1", "pay 2 population", "acquire armenians")
    assert of_steps(is_read(game.state), "use") == [30]


def test_what_set_off_an_ability_that_runs() -> None:
    """Embalming runs once population is paid."""
    seat = {"hand": ["egyptian_incursion", "unrest"], "in_play": ["embalming"]}
    game = scenario("egyptians", seats=[seat], market=["cape"])
    game.play("play egyptian_incursion", "accept", "pay 2 material 1 population")
    assert 1 in is_read(game.state)["frames"][F_ICON::12]


def test_icons_that_count_as_production() -> None:
    """Agriculture and a fertile region; a river as well."""
    game = scenario("romans", seats=[{"in_play": ["gallia_aquitania", "agriculture"]}], market=MARKET)
    game.play("exhaust agriculture")
    assert is_read(game.state)["players"][0]["treated"] == 16
    game.state.players[0].treated_rivers = 2
    assert is_read(game.state)["players"][0]["treated"] == 18


def test_what_was_said_to_an_attack() -> None:
    """Not asked, suffered, avoided."""
    state = GAME.start({"box": "mixed"}, 1, Rng(1, 7))
    for number, avoided in ((0, None), (1, False), (2, True)):
        assert state.automa is not None
        state.automa.attack = number
        form: Any = GAME.to_json(state)
        assert form["automa"]["avoided"] is avoided
        assert is_read(state)["automa"]["avoided"] == number


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 2), (1, 5), (2, 1), (3, 2)])
def test_stored_positions_are_read(seats: int, seed: int) -> None:
    """Every third position of a game by lot, in which abilities run."""
    rng = Rng(seed, 7)
    settings = {"box": "mixed"} if seats > 1 else {"box": "mixed", "level": "imperator"}
    state = GAME.start(settings, seats, rng)
    frames = 0
    ply = 0
    while (decision := GAME.decision(state)) is not None and ply < 600:
        options = [option for option in decision.options if option is not GAME.giving_up]
        GAME.apply(state, options[rng.below(len(options))])
        ply += 1
        if ply % 3 == 0:
            frames += len(is_read(state)["frames"])
    assert frames > 12 * 5


def test_what_is_no_stored_position_is_refused() -> None:
    """A frame of another length, a card and a resource that do not exist."""
    game = scenario("romans", seats=[{"hand": ["prosperity"], "in_play": ["raetia", "shaduf"]}])
    game.play("play prosperity", "pass", "pass", "choose 1")
    for change in (
        {"frames": [0] * FRAME},
        {"frames": [len(CARD_IDS)] + [0] * 11},
        {"frames": [0] * 11 + [9]},
        {"steps": [{**step, "number": 99} for step in stored_once(game.state)["steps"]]},
    ):
        with pytest.raises(BadState):
            GAME.from_json({**stored_once(game.state), **change})
