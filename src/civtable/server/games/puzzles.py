"""Puzzles: a position, an answer, and what it is worth. Nothing of them is kept on the server."""

import json
from functools import cache
from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, Field
from starlette.responses import Response

from civtable import daily
from civtable.core.game import Option
from civtable.core.words import phrase_json
from civtable.puzzles import NoPuzzle, Puzzle, all_puzzles, puzzle_named, puzzle_of
from civtable.puzzles.telling import line_of, verdict
from civtable.server.api import REFUSALS, json_text
from civtable.server.errors import refused
from civtable.server.forms.requests import Request
from civtable.server.tables.messages import choice_text, decision_json, dumps, event_json

router = APIRouter(prefix="/api", tags=["puzzles"], responses=REFUSALS)


class ListedPuzzle(BaseModel):
    """A puzzle, without its position."""

    name: str
    game: str
    theme: str
    grade: str = Field(description="easy, middling or hard")
    round: int
    players: int


class Puzzles(BaseModel):
    """All puzzles, and which of them is today's."""

    today: str
    puzzles: list[ListedPuzzle]


class Answer(Request):
    """What somebody would choose."""

    code: str = Field(max_length=100)


@cache
def lines() -> list[dict[str, Any]]:
    """All puzzles in a list, made once."""
    return [line_of(puzzle) for puzzle in all_puzzles()]


@router.get("/puzzles", response_model=Puzzles)
async def puzzles() -> dict[str, Any]:
    """All puzzles."""
    return {"today": puzzle_of(daily.today()).name, "puzzles": lines()}


@router.get("/puzzles/{name}", response_model=dict[str, Any])
async def puzzle(name: str) -> Response:
    """A puzzle: the position as the seat sees it that is to choose, and what it can choose."""
    return json_text(position_text(found(name).name))


@router.post("/puzzles/{name}/answers", response_model=dict[str, Any])
async def answer(name: str, given: Answer) -> Response:
    """What an answer is worth; the best one brings the solution with it."""
    asked = found(name)
    option = option_in(asked, given.code)
    right = option.code == asked.solution
    words = phrase_json(verdict(asked, option))
    return json_text(
        dumps({"right": right, "words": words, "solution": solution_json(asked) if right else None})
    )


@router.get("/puzzles/{name}/solution", response_model=dict[str, Any])
async def solution(name: str) -> Response:
    """The best option, what the others lose, and the position after it."""
    return json_text(dumps(solution_json(found(name))))


def found(name: str) -> Puzzle:
    """A puzzle, or a refusal."""
    try:
        return puzzle_named(name)
    except NoPuzzle:
        raise refused(404, "puzzle-unknown", name=name[:60]) from None


def option_in(asked: Puzzle, code: str) -> Option:
    """One of the options of a puzzle, or a refusal."""
    for option in asked.decision(asked.position()).options:
        if option.code == code:
            return option
    raise refused(422, "puzzle-no-option")


@cache
def position_text(name: str) -> str:
    """A puzzle as JSON, made once."""
    asked = puzzle_named(name)
    game, state = asked.rules(), asked.position()
    told = {**line_of(asked), "seat": asked.seat, "view": game.view(state, asked.seat)}
    told["decision"] = decision_json(game, state)
    told["choice"] = json.loads(choice_text(game, state, asked.seat))
    return dumps(told)


def solution_json(asked: Puzzle) -> dict[str, Any]:
    """What was measured, and the position after the best option, as its seat sees it."""
    game, state = asked.rules(), asked.position()
    asked.decision(state)
    state.log = []
    game.apply(state, game.by_code[asked.solution])
    events = [event_json(game, event.for_seat(asked.seat)) for event in state.log]
    return {
        "code": asked.solution,
        "options": [
            {
                "code": one.code,
                "words": phrase_json(game.option_words(game.by_code[one.code])),
                "told": phrase_json(verdict(asked, game.by_code[one.code])),
            }
            for one in asked.options
        ],
        "view": game.view(state, asked.seat),
        "decision": decision_json(game, state),
        "line": {"ply": 1, "seat": asked.seat, "code": asked.solution, "events": events},
    }
