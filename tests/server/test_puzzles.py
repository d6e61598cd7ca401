"""Puzzles over HTTP: the position as its seat sees it, and what an answer is worth."""

from pathlib import Path

import pytest

from civtable.puzzles import all_puzzles, puzzles_of
from civtable.puzzles.reading import ENOUGH
from civtable.server.door.limits import RATES, Limits, Rate
from tests.server.running import Running, running


def test_puzzles_are_listed_without_their_solutions(server: Running) -> None:
    found = server.get("/puzzles").json()
    assert [one["name"] for one in found["puzzles"]] == [puzzle.name for puzzle in all_puzzles()]
    assert found["today"] in [one["name"] for one in found["puzzles"]]
    assert set(found["puzzles"][0]) == {
        "name",
        "game",
        "theme",
        "grade",
        "round",
        "players",
        "tried",
        "found",
    }


def test_a_puzzle_shows_what_its_seat_may_see(server: Running) -> None:
    puzzle = puzzles_of("through_the_ages")[0]
    found = server.get(f"/puzzles/{puzzle.name}").json()
    assert found["view"] == puzzle.rules().view(puzzle.position(), puzzle.seat)
    assert found["decision"]["seat"] == found["seat"] == puzzle.seat
    assert puzzle.solution in [option["code"] for option in found["choice"]["options"]]
    assert "solution" not in found


def test_answers_are_judged(server: Running) -> None:
    puzzle = puzzles_of("stone_age")[0]
    wrong = server.post(f"/puzzles/{puzzle.name}/answers", {"code": puzzle.options[1].code}).json()
    assert (wrong["right"], wrong["words"]["key"], wrong["solution"]) == (False, "puzzle-loses", None)
    right = server.post(f"/puzzles/{puzzle.name}/answers", {"code": puzzle.solution}).json()
    assert (right["right"], right["words"]["key"]) == (True, "puzzle-right")
    assert right["solution"] == server.get(f"/puzzles/{puzzle.name}/solution").json()
    assert [one["code"] for one in right["solution"]["options"]] == [one.code for one in puzzle.options]
    assert right["solution"]["line"]["code"] == puzzle.solution


def test_what_is_no_puzzle_or_no_choice_is_refused(server: Running) -> None:
    name = puzzles_of("imperium")[0].name
    assert server.get("/puzzles/nothing").status_code == 404
    assert server.post("/puzzles/nothing/answers", {"code": "pass"}).status_code == 404
    refused = server.post(f"/puzzles/{name}/answers", {"code": "no such code"})
    assert (refused.status_code, refused.json()["error"]["key"]) == (422, "puzzle-no-option")
    assert server.post(f"/puzzles/{name}/answers", {"code": 7}).status_code == 400


def people(server: Running, name: str) -> tuple[int, int]:
    found = server.get(f"/puzzles/{name}").json()
    (listed,) = [one for one in server.get("/puzzles").json()["puzzles"] if one["name"] == name]
    assert (listed["tried"], listed["found"], listed["grade"]) == (
        found["tried"],
        found["found"],
        found["grade"],
    )
    return found["tried"], found["found"]


def test_the_first_answer_of_a_browser_counts_and_no_other(server: Running) -> None:
    first, second = puzzles_of("stone_age")[3:5]
    path = f"/puzzles/{first.name}/answers"
    wrong, right = {"code": first.options[1].code}, {"code": first.solution}
    told = server.post(path, wrong).json()
    assert told["people"] == {"grade": first.grade, "tried": 1, "found": 0}
    server.post(path, wrong, told["player"])
    again = server.post(path, right, told["player"]).json()
    assert (again["right"], again["player"]) == (True, told["player"])
    assert people(server, first.name) == (1, 0)
    assert server.post(path, right).json()["people"]["found"] == 1
    assert people(server, first.name) == (2, 1)
    assert people(server, second.name) == (0, 0)


def test_whoever_gives_up_has_not_found_it(server: Running) -> None:
    puzzle = puzzles_of("stone_age")[2]
    path = f"/puzzles/{puzzle.name}/answers"
    told = server.post(path, {"code": None}).json()
    assert (told["right"], told["words"]) == (False, None)
    assert told["solution"] == server.get(f"/puzzles/{puzzle.name}/solution").json()
    server.post(path, {"code": puzzle.solution}, told["player"])
    assert people(server, puzzle.name) == (1, 0)


def test_whoever_looks_at_the_solution_first_has_not_found_it(server: Running) -> None:
    """As who gives up, if it is known who looks: who comes as nobody is somebody else with each answer."""
    puzzle = puzzles_of("stone_age")[5]
    path = f"/puzzles/{puzzle.name}"
    told = server.post(f"/puzzles/{puzzles_of('stone_age')[6].name}/answers", {"code": None}).json()
    assert server.get(f"{path}/solution", told["player"]).json()["code"] == puzzle.solution
    assert people(server, puzzle.name) == (1, 0)
    assert server.post(f"{path}/answers", {"code": puzzle.solution}, told["player"]).json()["right"]
    assert people(server, puzzle.name) == (1, 0)
    assert server.get(f"{path}/solution").json()["code"] == puzzle.solution
    assert people(server, puzzle.name) == (1, 0), "nobody is counted"


def test_a_look_at_a_solution_is_paid_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "read", Rate(3, 0.0001))
    name = puzzles_of("stone_age")[0].name
    with running(str(tmp_path / "civtable.db"), limits=Limits()) as server:
        answers = [server.get(f"/puzzles/{name}/solution").status_code for _ in range(4)]
        assert answers == [200, 200, 200, 429]


def test_an_account_counts_once_in_all_its_browsers(address: str) -> None:
    puzzle = puzzles_of("stone_age")[0]
    with running(address) as server:
        account = {"name": "Ana", "password": "correct horse"}
        assert server.http.post("/api/account", json=account).status_code == 201
        for _ in range(2):
            server.post(f"/puzzles/{puzzle.name}/answers", {"code": puzzle.solution})
        assert people(server, puzzle.name) == (1, 1)


def test_one_address_is_a_few_people_at_most(tmp_path: Path) -> None:
    puzzle = puzzles_of("imperium")[0]
    most = int(RATES["puzzle"].burst)
    with running(str(tmp_path / "civtable.db"), limits=Limits()) as server:
        for _ in range(most + 3):
            answer = server.post(f"/puzzles/{puzzle.name}/answers", {"code": puzzle.solution})
            assert answer.status_code == 200
        assert people(server, puzzle.name) == (most, most)


def test_people_make_the_grade_once_there_are_enough(server: Running) -> None:
    easy = puzzles_of("through_the_ages")[0]
    assert easy.grade == "easy"
    path, code = f"/puzzles/{easy.name}/answers", easy.options[1].code
    grades = [server.post(path, {"code": code}).json()["people"]["grade"] for _ in range(ENOUGH)]
    assert grades == ["easy"] * (ENOUGH - 1) + ["middling"]
    assert people(server, easy.name) == (ENOUGH, 0)
