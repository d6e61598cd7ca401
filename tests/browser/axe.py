"""What axe finds on a page that keeps people from using it."""

from pathlib import Path

from playwright.sync_api import Page, expect

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text("utf-8")
REST = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const moving = () => document.getAnimations()
    .filter((one) => one.playState !== "finished" && one.effect.getComputedTiming().endTime !== Infinity);
  do {
    await Promise.allSettled(moving().map((one) => one.finished));
    await frame();
    await frame();
  } while (moving().length);
}"""
"""Until nothing moves, and nothing has begun to move in the frames after that: a new theme starts late."""


RUN = """async (onlyColours) => {
  const others = { "color-contrast": { enabled: false }, region: { enabled: false } };
  const all = onlyColours ? null : await axe.run({ resultTypes: ["violations"], rules: others });
  const faces = [...document.querySelectorAll(".face[aria-hidden]")];
  for (const face of faces) face.removeAttribute("aria-hidden");
  const seen = await axe.run({ resultTypes: ["violations"], runOnly: ["color-contrast"] });
  for (const face of faces) face.setAttribute("aria-hidden", "true");
  return [...(all?.violations ?? []), ...seen.violations];
}"""
"""All rules, unless only colours matter; then colours, those of pictures that are not read out as well.

`region` takes long and is never serious.
"""


def serious_violations(page: Page, only_colours: bool = False) -> list[str]:
    """What axe finds once everything has come to rest."""
    expect(page.locator(".waiting")).to_have_count(0)
    page.evaluate(REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    return [
        f"{entry['id']}: {[node['html'][:160] for node in entry['nodes']]}"
        for entry in page.evaluate(RUN, only_colours)
        if entry["impact"] in ("serious", "critical")
    ]


def serious_at_night(page: Page) -> list[str]:
    """The same by night, where only colours differ; the page is at day again afterwards."""
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    found = serious_violations(page, only_colours=True)
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    return found
