"""Scenarios at tables: a file becomes a table at its position, and a position becomes a file."""

import random

import pytest

from civtable import daily
from civtable.scenarios.reading import scenarios_from_text
from civtable.scenarios.running import Trial
from tests.server.people import Person
from tests.server.rated import rated_table
from tests.server.running import Running, Table

HUNTERS = """# A note before it.
name: hunters
game: stone_age
players: 3
state:
  players.1.figures: {forest: 2, river: 1}
  steps: [{ask: act, seat: 1}]
dice: [3, 4]
moves: [1: use forest]
expect: {players.1.wood: 2}
"""


def opened(server: Running, text: str) -> Table:
    """The table that a file becomes."""
    answer = server.http.post("/api/records", content=text)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Table(server, made["id"], {seat["seat"]: seat["token"] for seat in made["seats"]})


def test_a_scenario_becomes_a_table_at_its_position(server: Running) -> None:
    """Who is asked is the person; moves, dice and expectations of the file are left to the table."""
    table = opened(server, HUNTERS)
    seen = table.snapshot(1)
    assert list(table.tokens) == [1]
    assert seen["table"]["title"] == "hunters"
    assert seen["view"]["players"][1]["figures"] == {"forest": 2, "river": 1}
    assert seen["ply"] == 0
    assert table.play(1, 0, "use forest").status_code == 200


def test_a_game_that_is_over_is_to_look_at(server: Running) -> None:
    over = "state: {steps: [], ended_by: buildings, stacks.0: []}"
    table = opened(server, f"game: stone_age\n{over}\n")
    assert table.tokens == {}
    assert table.snapshot()["table"]["status"] == "over"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("game: stone_age\nstate: {players.0.wood: -1}\n", "state-not-in-range"),
        ("game: chess\n", "game-unknown"),
        ("game: stone_age\nstate: [", "yaml-broken"),
        ("game: imperium\nstate: {players: 5}\n", "state-not-a-list"),
        ("game: through_the_ages\nstate: {players: [1, 2]}\n", "state-not-a-mapping"),
        ("no record at all", "record-not-json"),
    ],
)
def test_what_is_no_position_is_refused(server: Running, text: str, key: str) -> None:
    answer = server.http.post("/api/records", content=text)
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, key)


def test_a_position_is_saved_as_its_seat_knows_it(server: Running) -> None:
    """At one's own turn, dealt again each time; never for a spectator while the game runs."""
    table = server.table("person", "person", game="through_the_ages")
    seat = table.snapshot()["decision"]["seat"]
    assert table.get("/scenario").status_code == 403
    refused = table.get("/scenario", 1 - seat)
    assert (refused.status_code, refused.json()["error"]["key"]) == (409, "server-others-asked")
    texts = [table.get("/scenario", seat).text for _ in range(4)]
    decks = {text.partition("\n  deck: ")[2].partition("\n")[0] for text in texts}
    assert len(decks) > 1
    for text in texts:
        (scenario,) = scenarios_from_text(text)
        trial = Trial(scenario)
        assert trial.game.view(trial.state, seat) == table.snapshot(seat)["view"]
        assert "dealt again" in text.splitlines()[0]


def test_a_position_that_counts_is_saved_after_the_end(server: Running, ana: Person) -> None:
    """Until then the file would open a table of one's own with hints about the very position."""
    made = [
        server.post(f"/daily/stone_age/{daily.today()}", {}),
        server.post("/challenges/lasting-peace", {}),
    ]
    tables = [Table(server, one["id"], {one["seat"]: one["token"]}) for one in [one.json() for one in made]]
    for table in [*tables, rated_table(server, ana, "easy")]:
        (seat,) = table.tokens
        refused = table.get("/scenario", seat)
        assert (refused.status_code, refused.json()["error"]["key"]) == (403, "server-position-counts")
    tables[0].until(lambda now: now["choice"] is not None, 0)
    tables[0].play_out(random.Random(3))
    tables[0].until(lambda now: now["table"]["status"] == "over", 0)
    assert tables[0].get("/scenario", 0).status_code == 200


def test_a_finished_game_is_saved_as_it_is_and_opened_again(server: Running) -> None:
    table = server.table("person", "person")
    table.play_out(random.Random(8))
    answer = table.get("/scenario")
    assert (
        answer.headers["content-disposition"] == f'attachment; filename="civtable-stone_age-{table.id}.yaml"'
    )
    again = opened(server, answer.text)
    assert again.snapshot()["scores"] == table.snapshot()["scores"]
