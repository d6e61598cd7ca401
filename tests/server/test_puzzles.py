"""Puzzles over HTTP: the position as its seat sees it, and what an answer is worth."""

from civtable.puzzles import all_puzzles, puzzles_of
from tests.server.running import Running


def test_puzzles_are_listed_without_their_solutions(server: Running) -> None:
    found = server.get("/puzzles").json()
    assert [one["name"] for one in found["puzzles"]] == [puzzle.name for puzzle in all_puzzles()]
    assert found["today"] in [one["name"] for one in found["puzzles"]]
    assert set(found["puzzles"][0]) == {"name", "game", "theme", "grade", "round", "players"}


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
