"""Puzzles: a position, an answer, what it is worth, and how many people found the best one."""

import asyncio
from functools import cache
from typing import Any

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field
from starlette.responses import Response

from civtable import daily
from civtable.core.game import Option
from civtable.core.words import phrase_json
from civtable.puzzles import NoPuzzle, Puzzle, all_puzzles, puzzle_named, puzzle_of
from civtable.puzzles.telling import line_of, verdict
from civtable.server.api import REFUSALS, WithServices, address, json_text
from civtable.server.daily.api import Asking
from civtable.server.errors import refused
from civtable.server.forms.requests import Request as Form
from civtable.server.games.solvers import People, counted, first_answer
from civtable.server.tables.messages import choice_text, decision_json, dumps, event_json, joined
from civtable.server.tables.tokens import new_token


async def loaded() -> None:
    """All puzzles are read before anything is asked of them: that takes a second once, beside the loop."""
    await asyncio.to_thread(lines)


router = APIRouter(prefix="/api", tags=["puzzles"], responses=REFUSALS, dependencies=[Depends(loaded)])


class ListedPuzzle(BaseModel):
    """A puzzle, without its position."""

    name: str
    game: str
    theme: str
    grade: str = Field(description="easy, middling or hard")
    round: int
    players: int
    tried: int = Field(description="How many people have answered")
    found: int = Field(description="How many of them found the best option with their first answer")


class Puzzles(BaseModel):
    """All puzzles, and which of them is today's."""

    today: str
    puzzles: list[ListedPuzzle]


class Answer(Form):
    """What somebody would choose."""

    code: str | None = Field(max_length=100, description="Of an option; null: the solution is to be shown")


@cache
def lines() -> list[dict[str, Any]]:
    """All puzzles in a list, made once."""
    return [line_of(puzzle) for puzzle in all_puzzles()]


def with_people(asked: Puzzle, people: People) -> dict[str, Any]:
    """What people have made of a puzzle: of its line, what changes with that."""
    grade = asked.grade_with(people.tried, people.found)
    return {"grade": grade, "tried": people.tried, "found": people.found}


@router.get("/puzzles", response_model=Puzzles)
async def puzzles(request: Request, services: WithServices) -> dict[str, Any]:
    """All puzzles."""
    services.limits.spend("read", address(request))
    people = await services.store.read(counted)
    listed = [
        {**line, **with_people(puzzle, people.get(puzzle.name, People()))}
        for line, puzzle in zip(lines(), all_puzzles(), strict=True)
    ]
    return {"today": puzzle_of(daily.today()).name, "puzzles": listed}


@router.get("/puzzles/{name}", response_model=dict[str, Any])
async def puzzle(request: Request, services: WithServices, name: str) -> Response:
    """A puzzle: the position as the seat sees it that is to choose, and what it can choose."""
    services.limits.spend("read", address(request))
    asked = found(name)
    people = await services.store.read(lambda connection: counted(connection, name))
    told = {**line_of(asked), **with_people(asked, people.get(name, People())), "seat": asked.seat}
    return json_text(joined(told, **position_texts(name)))


@router.post("/puzzles/{name}/answers", response_model=dict[str, Any])
async def answer(
    request: Request, services: WithServices, asking: Asking, name: str, given: Answer
) -> Response:
    """What an answer is worth; the best one brings the solution with it, and so does giving up.

    The first answer of an account, or of a browser by its token, counts. `player` is that token: keep it.
    """
    services.limits.spend("write", address(request))
    asked = found(name)
    option = option_in(asked, given.code) if given.code is not None else None
    right = option is not None and option.code == asked.solution
    player = asking.token or new_token()
    who = solver(asking.account, player)
    people = await first_answer(services, address(request), name, who, right)
    return json_text(
        dumps(
            {
                "right": right,
                "words": phrase_json(verdict(asked, option)) if option is not None else None,
                "solution": solution_json(name) if right or option is None else None,
                "player": player,
                "people": with_people(asked, people),
            }
        )
    )


@router.get("/puzzles/{name}/solution", response_model=dict[str, Any])
async def solution(request: Request, services: WithServices, asking: Asking, name: str) -> Response:
    """The best option, what the others lose, and the position after it.

    Whose account or token is known has not found it then, as who gives up.
    """
    services.limits.spend("read", address(request))
    found(name)
    if asking.account is not None or asking.token is not None:
        who = solver(asking.account, asking.token or "")
        await first_answer(services, address(request), name, who, False)
    return json_text(dumps(solution_json(name)))


def solver(account: int | None, player: str) -> str:
    """By what somebody is known: the account, else the browser by its token."""
    return f"account {account}" if account is not None else f"browser {player}"


def found(name: str) -> Puzzle:
    """A puzzle, or a refusal."""
    try:
        return puzzle_named(name)
    except NoPuzzle:
        raise refused(404, "puzzle-unknown", name=name[:60]) from None


def option_in(asked: Puzzle, code: str) -> Option:
    """One of the options of a puzzle, or a refusal."""
    option = options_of(asked.name).get(code)
    if option is None:
        raise refused(422, "puzzle-no-option")
    return option


@cache
def options_of(name: str) -> dict[str, Option]:
    """The options of a puzzle by their codes, asked for once."""
    asked = puzzle_named(name)
    return {option.code: option for option in asked.decision(asked.position()).options}


@cache
def position_texts(name: str) -> dict[str, str]:
    """The position of a puzzle and what can be chosen there, as JSON, made once."""
    asked = puzzle_named(name)
    game, state = asked.rules(), asked.position()
    return {
        "view": dumps(game.view(state, asked.seat)),
        "decision": dumps(decision_json(game, state)),
        "choice": choice_text(game, state, asked.seat),
    }


@cache
def solution_json(name: str) -> dict[str, Any]:
    """What was measured, and the position after the best option, as its seat sees it; made once."""
    asked = puzzle_named(name)
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
