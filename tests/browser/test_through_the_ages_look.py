"""Through the Ages in the browser: words that fit on faces, room for late civilizations, details beside."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.patience import drawn
from tests.browser.stage import game_named, show
from tests.browser.table import my_turn, table_at, table_from
from tests.longer import quick_and_long
from tests.through_the_ages.table import scenario

TTA = game_named("through_the_ages")

FACES = """async ([edition, place, width, height, room]) => {
  const { html, render } = await ours("vendor/ui.js");
  await ours("games/through_the_ages/board.js");
  const { CardFace } = await ours("games/through_the_ages/cards.js");
  const { telling } = await ours("games/through_the_ages/telling.js");
  const { say } = await ours("app/words.js");
  const all = await (await fetch("/api/games/through_the_ages/facts")).json();
  const facts = edition === "2006" ? all["2006"] : all;
  const board = { facts, say, ...telling(edition) };
  const stage = document.createElement("div");
  document.body.replaceChildren(stage);
  const IN_PLAY = ["government", "leader", "wonder", "special", "tactic", "pact", "territory", "war"];
  const lies = ({ kind }) => ({ row: true, hand: kind !== "wonder", play: IN_PLAY.includes(kind) })[place];
  const inPlay = place === "play";
  const ids = Object.keys(facts.cards).filter((id) => lies(facts.cards[id]));
  const size = { width: `${width}px`, display: "block", "--card-height": `${height}px` };
  const price = inPlay ? null : 3;
  const face = (id) => html`<${CardFace} board=${board} id=${id} price=${price} inPlay=${inPlay} />`;
  const faces = ids.map((id) => html`<span key=${id} style=${size}>${face(id)}</span>`);
  const plain = { display: "block" };
  const row = html`<div class=${place === "row" ? "card-row" : ""} style=${plain}>${faces}</div>`;
  const table = html`<div class="cards-board tta" style=${plain}>${row}</div>`;
  render(html`<div class="cards-frame" style=${{ width: `${room}px` }}>${table}</div>`, stage);
  await document.fonts.ready;
  const cut = [...stage.querySelectorAll(".tta-card")].filter((face) => {
    const words = face.querySelector(".card-words");
    const inside = face.getBoundingClientRect();
    const parts = face.querySelectorAll(".card-age, .space-price, .card-name, .yield, .price, .stage-step");
    const out = [...parts].some((part) => {
      const { right, bottom } = part.getBoundingClientRect();
      return right > inside.right || bottom > inside.bottom;
    });
    return out || (words && words.scrollHeight > words.clientHeight + 1);
  });
  const told = ["leader", "action", "event", "aggression", "war", "pact"];
  const mute = ids.filter((id) => told.includes(facts.cards[id].kind) && !board.wordsOf(id));
  return { cut: cut.map((face) => face.textContent.trim().replaceAll(/\\s+/g, " ")), mute };
}"""
"""Which faces have something that is cut off, and which cards say nothing."""


@pytest.mark.parametrize("locale", quick_and_long(["es-ES"], ["en-GB", "it-IT", "pt-BR"]))
def test_the_words_on_every_face_fit(new_page: NewPage, locale: str) -> None:
    """In the row, a full hand and a full play area of a window of 1440 by 900; in the row of 1024 by 768."""
    page = new_page("/settings", locale=locale)
    wide = [["row", 102, 166, 1424], ["hand", 98, 140, 1424], ["play", 94, 146, 1424]]
    for edition in ("2015", "2006"):
        for place in (*wide, ["row", 74, 180, 1012]):
            found = page.evaluate(FACES, [edition, *place])
            assert found == {"cut": [], "mute": []}, (edition, place)


def clipped(page: Page) -> Any:
    """What does not show all that is in it: the page, one's own civilization, the hand."""
    return page.evaluate(
        """() => [document.scrollingElement, ...document.querySelectorAll(".tta .own, .tta .hand")]
          .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
          .map((box) => box.className)"""
    )


WORDS = """(place) => {
  const cards = [...document.querySelectorAll(`.tta ${place} .tta-card`)];
  const found = { partly: [], hidden: [] };
  for (const card of cards) {
    const { right, bottom } = card.getBoundingClientRect();
    for (const part of card.querySelectorAll(".card-name, .card-words, .yields")) {
      const at = part.getBoundingClientRect();
      const cut = at.bottom > bottom + 1 || part.scrollHeight > part.clientHeight + 3;
      if (at.left > right - 2) found.hidden.push(part.textContent);
      else if (cut) found.partly.push(part.textContent);
    }
  }
  return found;
}"""
"""What on one's own cards is shown only in part, and what has no room at all."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), pytest.param(1024, 768, marks=pytest.mark.long)])
def test_a_late_civilization_fits_without_scrolling(
    server: str, new_page: NewPage, width: int, height: int
) -> None:
    """Seventeen cards in play besides the technologies, twelve in hand, four players."""
    late = {
        "government": "democracy",
        "leader": "winston_churchill",
        "building": "internet",
        "stages_built": 2,
        "wonders": ["pyramids", "hanging_gardens", "great_wall", "taj_mahal", "eiffel_tower"],
        "specials": ["military_theory", "civil_service", "satellites", "engineering"],
        "colonies": ["vast_territory_i", "historic_territory_ii"],
        "tactic": "modern_army",
        "technologies": [
            "mechanized_agriculture",
            "oil",
            "computers",
            "organized_religion",
            "movies",
            "rockets",
        ],
        "workers": {
            "agriculture": 2,
            "mechanized_agriculture": 1,
            "bronze": 2,
            "oil": 2,
            "movies": 2,
            "rockets": 1,
        },
        "hand": ["air_forces", "tanks", "multimedia", "reserves_iii", "patriotism_iii", "urban_growth_iii"],
        "military_hand": [
            "raid_iii",
            "spy",
            "annex",
            "war_over_culture",
            "impact_of_wonders",
            "shock_troops",
        ],
    }
    state = scenario(4, age="III", shared_tactics=["modern_army"], seats=[late]).state
    page = new_page(table_from(server, TTA, state), width=width, height=height, locale="es-ES")
    expect(page.locator(".tta .in-play > .thing")).to_have_count(15)
    expect(page.locator(".tta .hand .thing")).to_have_count(12)
    assert clipped(page) == []
    assert page.evaluate(WORDS, ":is(.in-play, .hand)")["partly"] == []
    wonder = page.locator(".in-play .unfinished")
    assert not below(page, ".in-play .unfinished .stage-step", ".in-play .unfinished"), (
        "its stages are cut off"
    )
    expect(wonder.locator(".stage-step.built")).to_have_count(2)


def test_a_rivals_card_without_words_shows_its_signs(new_page: NewPage) -> None:
    """And a war is against somebody, not with him."""
    page = new_page("/settings", width=1440, height=900)
    rival = {"government": "monarchy", "war": {"card": "war_over_technology", "on": 0}}
    mine = {"war": {"card": "war_over_territory", "on": 1}}
    show(page, TTA, scenario(2, age="II", seats=[mine, rival]).state)
    monarchy = page.locator(".rival .known-card").filter(has_text="Monarchy")
    expect(monarchy.locator(".yield")).to_have_count(3)
    expect(page.locator('[data-thing="war:war_over_territory"]')).to_contain_text("against")
    expect(page.locator('[data-thing="threat:war_over_technology"]')).to_contain_text("from")


@pytest.mark.parametrize(("players", "height"), [(3, 900), (3, 768), (4, 900)])
def test_two_rivals_leave_room_for_the_names_of_their_cards(
    new_page: NewPage, players: int, height: int
) -> None:
    """In a high window with what a leader does; a third rival, as before, for drawings alone."""
    page = new_page("/settings", width=1440 if height == 900 else 1024, height=height)
    rival = {"government": "monarchy", "leader": "aristotle", "wonders": ["pyramids"], "tactic": "phalanx"}
    show(page, TTA, scenario(players, age="II", shared_tactics=["phalanx"], seats=[{}, rival]).state)
    names = page.locator('.rival[data-seat="1"] .chip-name')
    expect(names).to_have_count(4)
    expect(page.locator('.rival[data-seat="1"] .chip-name:visible')).to_have_count(
        {(3, 900): 4, (3, 768): 3, (4, 900): 0}[players, height]
    )
    expect(page.locator(".rival .chip-words")).to_be_visible(visible=(players, height) == (3, 900))


OUT_OF_SIGHT = """() => [...document.querySelectorAll(".own-area .tech")].flatMap((tech) => {
  const below = tech.getBoundingClientRect().bottom + 1;
  const parts = [...tech.querySelectorAll(".yield, .tech-pieces .piece")];
  return parts.filter((part) => part.getBoundingClientRect().bottom > below).map((part) => part.className);
})"""


def test_workers_of_two_technologies_in_a_column_are_seen(server: str, new_page: NewPage) -> None:
    """And what each of them gives, where many cards in play leave technologies little height."""
    crowded = {
        "wonders": ["pyramids", "hanging_gardens", "great_wall", "taj_mahal", "eiffel_tower"],
        "specials": ["military_theory", "civil_service", "satellites", "engineering"],
        "colonies": ["vast_territory_i", "historic_territory_ii"],
        "tactic": "modern_army",
        "technologies": ["printing_press", "journalism"],
        "workers": {"printing_press": 2, "journalism": 2},
        "hand": ["air_forces", "tanks", "multimedia", "reserves_iii", "patriotism_iii", "urban_growth_iii"],
        "military_hand": ["raid_iii", "spy", "annex"],
    }
    state = scenario(4, age="III", shared_tactics=["modern_army"], seats=[crowded]).state
    page = new_page(table_from(server, TTA, state), width=1440, height=900)
    expect(page.locator(".own-area .tech-pieces .piece").first).to_be_visible()
    drawn(page)
    assert page.evaluate(OUT_OF_SIGHT) == []


def test_a_large_hand_is_whole_in_a_small_window(server: str, new_page: NewPage) -> None:
    """Twelve cards with all their words beside eight in play, whose words are whole or in the details."""
    seat = {
        "government": "theocracy",
        "leader": "michelangelo",
        "wonders": ["hanging_gardens", "great_wall"],
        "specials": ["justice_system", "cartography", "masonry"],
        "tactic": "medieval_army",
        "hand": ["strategy", "opera", "reserves_ii", "urban_growth_ii", "patriotism_ii", "rich_land_ii"],
        "military_hand": ["raid_ii", "plunder_ii", "enslave", "phalanx", "napoleonic_army", "annex"],
    }
    state = scenario(3, age="II", shared_tactics=["medieval_army"], seats=[seat]).state
    page = new_page(table_from(server, TTA, state), width=1024, height=768, locale="es-ES")
    expect(page.locator(".tta .hand .thing")).to_have_count(12)
    assert page.evaluate(WORDS, ".hand") == {"partly": [], "hidden": []}
    assert page.evaluate(WORDS, ".in-play")["partly"] == []
    assert clipped(page) == []


def test_a_wonder_rises_stage_by_stage(new_page: NewPage) -> None:
    """Covered stages, the prices of the others, and that part of the drawing that is built."""
    page = new_page("/settings", width=1440, height=900)
    state = scenario(seats=[{"building": "great_wall", "stages_built": 3}]).state
    show(page, TTA, state)
    wonder = page.locator('.tta [data-thing="wonder:great_wall"]')
    expect(wonder.locator(".stage-step")).to_have_text(["", "", "", "2"])
    expect(wonder.locator(".stage-step.built")).to_have_count(3)
    expect(wonder.locator(".drawing.raised")).to_have_css("clip-path", "inset(25% 0px 0px)")


COVERED = """() => {
  const sheet = document.querySelector(".sheet").getBoundingClientRect();
  return [...document.querySelectorAll(".tta .thing, .tta .rival")].filter((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return left < sheet.right && right > sheet.left && top < sheet.bottom && bottom > sheet.top;
  }).map((thing) => thing.dataset.thing ?? thing.className);
}"""
"""What lies under the sheet that is open."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_details_lie_beside_the_board(server: str, new_page: NewPage, width: int, height: int) -> None:
    """What a thing offers, and a question, cover nothing that can be touched."""
    page = new_page(table_at(server, TTA, {}, 4, "act", 12, fewest=8), width=width, height=height)
    my_turn(page)
    for thing in ("row:12", "government"):
        page.locator(f'.tta [data-thing="{thing}"]').click(force=True)  # what cannot be used tells why
        expect(page.locator(".sheet .big-card")).to_be_visible()
        assert page.evaluate(COVERED) == [], thing
        page.keyboard.press("Escape")
    page.goto(table_at(server, TTA, {}, 4, "politics", 6, fewest=3))  # else it is passed by itself
    expect(page.locator(".question-sheet")).to_be_visible()
    assert page.evaluate(COVERED) == []


def test_a_long_question_moves_nothing(server: str, new_page: NewPage) -> None:
    """The line on top has its height, whether its words take one line or two."""
    page = new_page(table_at(server, TTA, {}, 4, "act", 2), width=1440, height=900)
    my_turn(page)
    row = page.locator(".tta .card-row")
    before = row.bounding_box()
    page.evaluate(
        "() => document.querySelector('.question').append(' ' + 'What do you do with all this? '.repeat(3))"
    )
    drawn(page)
    assert row.bounding_box() == before


def below(page: Page, part: str, within: str) -> bool:
    """Whether the last of some things lies beyond the lower edge of another."""
    bottoms = [page.locator(selector).last.bounding_box() for selector in (part, within)]
    ends = [box["y"] + box["height"] for box in bottoms if box is not None]
    assert len(ends) == 2
    return ends[0] > ends[1]


@pytest.mark.parametrize("locale", quick_and_long(["es-ES"], ["en-GB", "it-IT", "pt-BR"]))
def test_the_events_are_read_without_scrolling(server: str, new_page: NewPage, locale: str) -> None:
    """Of four players as well; a column that goes on below says so, and the line above the hand is whole."""
    event = {"card": "crusades", "known_by": [0]}
    tactics = ["fighting_band", "medieval_army"]
    state = scenario(4, age="II", shared_tactics=tactics, events=[event], row=["iron"]).state
    page = new_page(table_from(server, TTA, state), width=1440, height=900, locale=locale)
    expect(page.locator(".decks .known-card")).to_have_count(3)
    drawn(page)
    assert not below(page, ".decks .band-event", ".decks")
    how = page.locator(".action-line .how")
    assert how.evaluate("(line) => line.scrollHeight <= line.clientHeight + 2"), "the words are cut off"
    page.set_viewport_size({"width": 1024, "height": 768})
    decks = page.locator(".decks")
    expect(decks).to_have_attribute("data-more", "")
    decks.evaluate("(column) => column.scrollTo(0, column.scrollHeight)")
    expect(decks).not_to_have_attribute("data-more", "")
