"""The sounds of the table: of our own making, off until somebody turns them on."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Finished, NewPage
from tests.browser.table import ask, open_seat
from tests.browser.told import Told, with_table

ROOT = Path(__file__).parents[2]
SOUNDS = ROOT / "src" / "civtable" / "web" / "sounds"
ASLEEP = """
window.heard = 0;
window.awake = false;
const touched = new Promise((done) => addEventListener("pointerup", done, { once: true }));
Object.defineProperty(navigator, "userActivation", { value: { isActive: false } });
const Awake = AudioContext;
window.AudioContext = class extends Awake {
  get state() { return window.awake ? "running" : "suspended"; }
  async resume() { await touched; window.awake = true; }
  createBufferSource() {
    const source = super.createBufferSource();
    source.start = () => { window.heard += 1; };
    return source;
  }
};
"""
"""A browser that lets nothing be heard until somebody touches the page and the sounds are woken."""


def test_the_files_are_those_that_the_script_makes(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(ROOT / "scripts" / "sounds.py"), str(tmp_path)], check=True)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert made == {path.name: path.read_bytes() for path in SOUNDS.iterdir()}
    assert sum(map(len, made.values())) < 70_000, "sounds are small"


def test_sounds_are_off_at_first_and_one_switch_turns_them_on(new_page: NewPage) -> None:
    """Nothing is fetched before; the switch lets the bell be heard, and the volume is kept."""
    page = new_page("/settings")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/sounds/" in request.url else None)
    volume = page.get_by_label("Volume")
    expect(volume).to_be_disabled()
    assert asked == []
    with page.expect_response("**/sounds/turn.wav", timeout=0) as answer:
        page.get_by_label("Sounds: my turn").check()
    assert answer.value.headers["content-type"] == "audio/wav"
    volume.fill("30")
    page.reload()
    expect(page.get_by_label("Volume")).to_have_value("30")
    expect(page.get_by_label("Sounds: my turn")).to_be_checked()


def test_a_sound_that_could_not_be_fetched_is_fetched_again(new_page: NewPage) -> None:
    """A moment without a connection makes no sound silent for good."""
    page = new_page("/settings")
    switch = page.get_by_label("Sounds: my turn")
    page.route("**/sounds/turn.wav", lambda route: route.abort("internetdisconnected"), times=1)
    with page.expect_event("requestfailed"):
        switch.check()
    switch.uncheck()
    with page.expect_response("**/sounds/turn.wav") as answer:
        switch.check()
    assert answer.value.ok


def test_what_could_not_be_heard_is_not_heard_later(server: str, new_page: NewPage) -> None:
    """Before the page is touched nothing may be heard; a touch wakes the sounds that come after it."""
    page = new_page("/settings")
    page.get_by_label("Sounds: my turn").check()
    page.add_init_script(ASLEEP)
    page.reload()
    play = "async () => { const sound = await window.ours('app/sound.js'); await sound.play('card'); }"
    for _ in range(3):
        page.evaluate(play)
    assert page.evaluate("window.heard") == 0
    page.locator("h1").click()
    page.wait_for_function("window.awake")
    assert page.evaluate("window.heard") == 0
    page.evaluate(play)
    assert page.evaluate("window.heard") == 1


def test_the_end_is_heard_when_it_comes_and_not_of_a_game_that_was_over(
    server: str, new_page: NewPage, finished: Finished
) -> None:
    """Who opens a finished game hears nothing."""
    table, tokens, _plies = finished
    ended = ask(server, f"/tables/{table}", token=tokens[0])
    page = new_page("/settings")
    page.get_by_label("Sounds: my turn").check()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/sounds/" in request.url else None)
    open_seat(page, table, tokens[0])
    expect(page.locator(".result")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert asked == []
    running = {**with_table(ended, status="running"), "decision": {"seat": 1, "kind": "place"}}
    told = Told(page, lambda _token: running)
    page.reload()
    expect(page.locator(".stone-age")).to_be_visible()
    standing = {name: ended[name] for name in ("view", "decision", "choice", "undo", "table", "scores")}
    line = {"ply": ended["ply"], "seat": 1, "events": [], "code": None}
    with page.expect_request("**/sounds/end.wav"):
        told.say({"type": "move", "seq": ended["seq"] + 1, "ply": ended["ply"], "line": line, **standing})
