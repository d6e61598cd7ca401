"""Imperium in the browser: faces of cards, room for late play areas, the automa's tables, campaigns."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from civtable.games import GAMES
from civtable.games.imperium.campaign.series import Played, new_campaign
from civtable.games.imperium.cards.table import BY_ID, CARDS, NATION_IDS
from tests.browser.conftest import NewPage
from tests.browser.stage import show
from tests.browser.table import ask, make_table, my_turn, play_on, table_at
from tests.imperium.table import scenario
from tests.longer import quick_and_long

IMPERIUM = GAMES["imperium"]

FACES = """async ([width, height]) => {
  const { html, render } = await ours("vendor/ui.js");
  await ours("games/imperium/board.js");
  const { CardFace } = await ours("games/imperium/cards.js");
  const { say } = await ours("app/words.js");
  const facts = await (await fetch("/api/games/imperium/facts")).json();
  const board = { facts, say, name: (id) => say(`imperium-card-${id}`) };
  const stage = document.createElement("div");
  document.body.replaceChildren(stage);
  const size = { width: `${width}px`, height: `${height}px`, display: "block" };
  const faces = Object.keys(facts.cards).map(
    (id) => html`<span key=${id} style=${size}><${CardFace} board=${board} id=${id} /></span>`,
  );
  render(html`<div class="cards-board imperium">${faces}</div>`, stage);
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await drawn(); // only now the fonts are asked for
  await document.fonts.ready;
  await drawn();
  const [cut, silent, shortened, undrawn, LINE, SEEN] = [[], [], [], [], 10, 20];
  for (const face of stage.querySelectorAll(".imperium-card")) {
    const inside = face.getBoundingClientRect();
    const name = face.querySelector(".card-name");
    const within = (selector, top, bottom) => [...face.querySelectorAll(selector)].every((part) => {
      const at = part.getBoundingClientRect();
      return !at.width || (at.right <= inside.right + 1 && at.bottom <= bottom + 1 && at.top >= top);
    });
    const rectOf = (selector) => face.querySelector(selector)?.getBoundingClientRect();
    const [foot, words] = [rectOf(".card-foot"), rectOf(".words")];
    const above = name.getBoundingClientRect().bottom - 4; // of the descenders
    const below = words?.height ? words.top : foot.top;
    const signs = within(".ability > .glyph", above, below) && within(".trigger", inside.top, below);
    const rest = within(".words", above, foot.top) && within(".points, .symbols .icon", above, foot.bottom);
    const whole = foot.bottom <= inside.bottom && name.scrollWidth <= name.clientWidth + 1;
    if (!signs || !rest || !whole) cut.push(name.textContent);
    if (words && words.height < LINE) silent.push(name.textContent);
    const told = face.querySelector(".words");
    if (told && told.scrollHeight > told.clientHeight + 1) shortened.push(told.textContent.length);
    const drawing = face.querySelector(".drawing");
    const { width: wide, height: high } = drawing.getBoundingClientRect();
    const faint = Number(getComputedStyle(drawing).opacity) < 0.1;
    if (faint || Math.min(wide, high) < SEEN) undrawn.push(name.textContent);
  }
  const count = stage.querySelectorAll(".imperium-card").length;
  return { cut, silent, undrawn, shortened: Math.min(...shortened, 1000), faces: count };
}"""

WHOLE = {(160, 181): 290, (152, 140): 135, (160, 136): 135}
"""By the sizes of faces in market and hand, at 1440 x 900 and 1024 x 768: so many letters are whole there.

In a full play area faces are [153, 146] at 1440 x 900.
"""

OPERATIONS = """async () => {
  const facts = await (await fetch("/api/games/imperium/facts")).json();
  const { GLYPHS } = await ours("games/imperium/glyphs.js");
  const abilities = JSON.stringify(Object.values(facts.cards).map((card) => card.abilities));
  const used = abilities.matchAll(/"op":"(\\w+)"/g);
  return [...new Set([...used].map((found) => found[1]))].filter((name) => !(name in GLYPHS));
}"""


@pytest.mark.parametrize("locale", quick_and_long(["es-ES"], ["en-GB", "it-IT", "pt-BR"]))
def test_every_face_has_its_name_its_drawing_and_a_line_of_words(new_page: NewPage, locale: str) -> None:
    """Nothing but the end of very long words is cut off, and in market and hand hardly that."""
    page = new_page("/settings", locale=locale)
    for size in (*WHOLE, (153, 146), (100, 182), (98, 110)):
        found = page.evaluate(FACES, [*size])
        shortest = found.pop("shortened")
        assert found == {"cut": [], "silent": [], "undrawn": [], "faces": len(CARDS)}, size
        assert shortest > WHOLE.get(size, 0), size


def test_every_operation_of_a_card_has_its_signs(new_page: NewPage) -> None:
    assert new_page("/settings").evaluate(OPERATIONS) == []


def clipped(page: Page) -> Any:
    """What does not fit: the page itself, or the play area."""
    return page.evaluate(
        """() => [document.scrollingElement, document.querySelector(".own .area")]
          .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
          .map((box) => box.className)"""
    )


NAMES_CUT = """() => [...document.querySelectorAll(".developments .card-name")]
  .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 5)
  .map((name) => name.textContent)"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_a_late_play_area_fits_without_scrolling(new_page: NewPage, width: int, height: int) -> None:
    """With the power card sixteen cards in play, some garrisoned or exhausted."""
    regions = ["dalmatia", "oasis", "cape", "hills", "river", "marsh", "forest", "jungle"]
    others = ["temple", "metropolis", "city", "shrine", "port", "town", "bread_and_circuses"]
    in_play: list[Any] = [{"card": card, "garrison": ["unrest"]} for card in regions[:3]] + regions[3:]
    in_play[0]["garrison"] += ["woodland", "floodplain"]
    in_play += [{"card": card, "exhausted": True} for card in others[:4]] + others[4:]
    hand = ["prosperity", "advance", "conquer"]
    board = scenario("romans", seats=[{"in_play": in_play, "hand": hand, "discard": ["glory"]}])
    page = new_page("/settings", width=width - 230, height=height - 110, locale="es-ES")
    show(page, IMPERIUM, board.state)
    expect(page.locator(".own .area > .thing")).to_have_count(len(in_play) + 1)
    expect(page.locator(".hand .open-piles .pile-card")).to_have_text("Gloria")
    if width > height * 1.5:  # lower cards are lines with a sign for each
        expect(page.locator(".others-there:visible")).to_have_text("+2")
    expect(page.locator(".developments .card-name").first).to_be_visible()
    assert clipped(page) == []
    assert page.evaluate(NAMES_CUT) == []
    page.locator('.own [data-thing="play:dalmatia"]').click(force=True)
    listed = page.locator(".sheet .pile-contents .known")
    expect(listed).to_have_text(["Disturbio", "Arboleda", "Llanura fluvial"])


def test_the_automa_s_turn_is_told_and_its_rows_are_marked_in_its_table(
    server: str, new_page: NewPage
) -> None:
    table, tokens = make_table(server, ["person"], "imperium", settings={"automa_nation": "celts"})
    play_on(server, table, tokens, until=30)
    page = new_page(f"/table/{table}#seat={tokens[0]}", width=1440, height=900)
    log = ask(server, f"/tables/{table}/log", token=tokens[0])
    turns = [event for line in log for event in line["events"] if event["event"].startswith("automa_")]
    last = max(i for i, event in enumerate(turns) if event["event"] == "automa_rolled")
    rows = [event["row"] for event in turns[last:] if event["event"] == "automa_row"]
    assert rows, "a turn that uses a row"
    badges = page.locator(".story .row-badge")
    expect(badges).to_have_text([f"Row {row}" for row in rows])
    spaces = [event for event in turns if event["event"] == "automa_revealed"]
    expect(page.locator(".log-part", has_text=re.compile(r"^\s*Space \d"))).to_have_count(len(spaces))
    badges.first.click()
    used = page.locator(".automa-table tr.used th")
    expect(used.first).to_be_visible()
    assert sorted({int(text) for text in used.all_inner_texts()}) == sorted(set(rows))
    expect(page.locator(".automa-table tr.used .row-note")).to_have_count(len(rows))
    page.keyboard.press("Escape")
    expect(page.locator(".automa-table")).to_have_count(0)


def test_details_lie_beside_the_board_and_say_why_not(server: str, new_page: NewPage) -> None:
    """A card that is looked at and the sheet of one that is touched leave the whole board free."""
    page = new_page("/settings", width=1440, height=900)
    page.goto(table_at(server, IMPERIUM, {}, 2, "act", 3))
    my_turn(page)
    board = page.locator(".cards-board").bounding_box()
    assert board is not None
    page.locator(".hand .thing").first.hover()
    seen = page.locator(".zoom").bounding_box()
    page.locator('[data-thing="market:0"]').dispatch_event("click")
    expect(page.locator(".sheet .reason")).to_contain_text("by innovating")
    sheet = page.locator(".sheet").bounding_box()
    for place in (seen, sheet):
        assert place is not None
        assert place["x"] >= board["x"] + board["width"]
    expect(page.locator("[data-code][title]")).to_have_count(0)
    expect(page.locator(".rival .mini-name").first).to_be_visible()


def test_fame_cards_are_kept_without_scrolling(server: str, new_page: NewPage) -> None:
    """The cards are seen, and below them every answer."""
    page = new_page(table_at(server, IMPERIUM, {}, 2, "fame", 1, fewest=2), width=1440, height=900)
    sheet = page.locator(".question-sheet")
    expect(sheet.locator(".asked-for .imperium-card")).to_have_count(2)
    assert sheet.evaluate("(sheet) => sheet.scrollHeight <= sheet.clientHeight + 1")


def test_every_thing_says_that_it_cannot_be_chosen_now(server: str, new_page: NewPage) -> None:
    """While a card of the hand is picked: cards in play and decks, too."""
    page = new_page("/settings")
    page.goto(table_at(server, IMPERIUM, {}, 2, "pick_asked", 2))
    my_turn(page)
    for kind in ("play", "deck"):
        thing = page.locator(f'.thing:not(.can)[data-thing^="{kind}:"]').first
        thing.dispatch_event("click")
        expect(page.locator(".sheet .reason")).to_contain_text("cannot be chosen now")
        page.keyboard.press("Escape")
    page.goto(table_at(server, IMPERIUM, {}, 2, "solstice", 1))
    my_turn(page)
    page.locator('.own .thing:not(.can)[data-thing^="play:"]').first.dispatch_event("click")
    expect(page.locator(".sheet .reason")).to_contain_text("no solstice ability")


def test_a_campaign_is_begun_played_and_gone_on_with(server: str, new_page: NewPage) -> None:
    page = new_page("/campaign")
    page.locator("#campaign-name").fill("Ana")
    page.locator("#campaign-nation").select_option("greeks")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Campaign of Ana: Greeks")
    sheet = page.url
    page.locator("#campaign-rival").select_option("celts")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".automa .name").first).to_have_text("Celts")
    table = page.url.rsplit("/", 1)[-1]
    token = page.evaluate(f"JSON.parse(localStorage['civtable.seats'])['{table}'][0]")
    page.goto(sheet)
    page.get_by_role("button", name="Play on").click()
    expect(page.locator(".automa")).to_be_visible()
    play_on(server, table, {0: token})
    page.get_by_role("link", name="To the record sheet").click()
    expect(page.locator(".campaign tbody tr")).to_have_count(1)
    expect(page.locator(".campaign tbody td").nth(2)).to_have_text("Celts")
    page.goto("/campaign")
    expect(page.locator("#own-campaigns")).to_be_visible()


def test_after_a_win_a_card_is_chosen_and_a_damaged_file_is_refused(
    new_page: NewPage, tmp_path: Path
) -> None:
    won = new_campaign("Bea", NATION_IDS.index("romans"), "classics", False)
    won.games.append(Played(NATION_IDS.index("celts"), True, 70, 50, [BY_ID["river"]], ""))
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(won.to_text())
    bad.write_text(won.to_text().replace('"points":70', '"points":99'))
    page = new_page("/campaign")
    page.set_input_files("#campaign-file", bad)
    expect(page.get_by_role("alert")).to_contain_text("checksum")
    page.set_input_files("#campaign-file", good)
    expect(page.get_by_role("heading", level=1)).to_have_text("Campaign of Bea: Romans")
    page.locator("#campaign-change").select_option("add river")
    page.get_by_role("button", name="Choose this change").click()
    expect(page.locator(".campaign tbody td").last).to_have_text("River")
    expect(page.locator("#campaign-rival option[value=celts]")).to_have_count(0)
    with page.expect_download(timeout=0) as download:
        page.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename.startswith("campaign-")


ENDINGS = """async (views) => {
  const { ending } = await ours("games/imperium/board.js");
  const said = views.map((view) => ending(view));
  return said.map(({ lost, note, others }) => [lost.key, note.key, others.length]);
}"""


def test_both_ends_of_a_solo_game_say_who_won_and_what_the_automa_has(new_page: NewPage) -> None:
    score = {"progress": 18, "resources": 2, "cards": 85, "total": 105}
    automa = {"nation": "celts", "score": score}
    views = [
        {"ended": "scoring", "automa": automa},
        {"ended": "collapse", "automa": automa},
        {"ended": "collapse", "automa": None},
    ]
    assert new_page("/settings").evaluate(ENDINGS, views) == [
        ["web-imperium-automa-wins", "web-imperium-ended-scoring", 1],
        ["web-imperium-collapsed", "campaign-game-collapsed", 0],
        ["web-imperium-ended-collapse", "web-imperium-ended-collapse", 0],
    ]
