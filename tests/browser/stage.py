"""A board on a stage of its own: shown at any position of the engine, without a table on the server."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from civtable.core.game import State
from civtable.core.rng import fast_rng
from civtable.games import GAMES, AnyGame
from civtable.server.tables.messages import choice_text, decision_json

SHOW = """async ({game, anew, more, ...position}) => {
  const { html, render } = await ours("vendor/ui.js");
  const { Board } = await ours(`games/${game}/board.js`);
  const { say, phrase } = await ours("app/words.js");
  const { Picks } = await ours("app/picks.js");
  const { getOnce } = await ours("app/api.js");
  const facts = await getOnce(`/games/${game}/facts`);
  let stage = document.querySelector("#stage");
  if (!stage) {
    document.body.replaceChildren();
    stage = Object.assign(document.createElement("div"), { id: "stage" });
    Object.assign(stage.style, { position: "fixed", inset: "0" });
    document.body.append(stage);
  }
  window.sent = [];
  if (more.last && more.last.ply === window.line?.ply) more.last = window.line; // as at a table
  window.line = more.last;
  const send = async (codes) => { window.sent.push(codes); };
  const nothing = async () => null;
  const quiet = { last: null, over: false, scores: null, busy: false, still: false, motion: false };
  const picks = new Picks({ judge: async () => ({ view: null, reason: null }), send });
  picks.begin(0, position.choice);
  const voice = { say, phrase, send, picks, whyNot: nothing, preview: nothing };
  const props = { ...position, ...quiet, ...voice, ...more, facts, seats: [] };
  if (anew) render(null, stage);
  render(html`<${Board} ...${props} />`, stage);
}"""


def show(
    page: Page,
    game: AnyGame,
    state: State,
    pane: str = "all",
    log: list[Any] | None = None,
    eyes: int | None = None,
    more: dict[str, Any] | None = None,
) -> None:
    """Put the position on the stage, as who decides or `eyes` see it, with what has happened before.

    With `more` that a board is given, the board that is on the stage goes on to this position.
    """
    decision = game.decision(state)
    assert decision is not None
    seat = decision.seat if eyes is None else eyes
    position = {
        "game": game.name,
        "view": game.view(state, seat),
        "seat": seat,
        "choice": json.loads(choice_text(game, state, seat)),
        "decision": decision_json(game, state),
        "pane": pane,
        "log": log or [],
        "anew": more is None,
        "more": more or {},
    }
    page.evaluate(SHOW, position)


def sent(page: Page) -> list[Any]:
    """What the board has sent since the position was shown."""
    found: list[Any] = page.evaluate("window.sent")
    return found


def positions(game: AnyGame, settings: dict[str, str], players: int, games: int) -> Iterator[State]:
    """Every position of some random games in which somebody decides. Nobody changes them."""
    for number in range(games):
        chance = fast_rng(f"stage {number}")
        state = game.start(settings, players, fast_rng(f"deal {number}"))
        while (decision := game.decision(state)) is not None:
            yield state
            options = [
                option for option in decision.options if option is not game.giving_up
            ] or decision.options
            game.apply(state, options[chance.below(len(options))])


def asked(game: AnyGame, state: State) -> str:
    """The name of the question that is open."""
    decision = game.decision(state)
    assert decision is not None
    return game.questions[decision.kind].name


def game_named(name: str) -> AnyGame:
    """A game of the list."""
    return GAMES[name]
