"""What axe finds on a page that keeps people from using it."""

from pathlib import Path

from playwright.sync_api import Page, expect

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text("utf-8")
REST = """() => {
  const moving = () => document.getAnimations()
    .filter((one) => one.playState !== "finished" && one.effect.getComputedTiming().endTime !== Infinity);
  for (let now = moving(); now.length; now = moving()) for (const one of now) one.finish();
}"""
"""Everything that moves is where it is going, and so is what begins to move because of that, as inherited
colours do.

Frames are not waited for; a browser that has much to do may draw none.
"""


RUN = """async ([part, onlyColours]) => {
  const told = { resultTypes: ["violations"], selectors: false, preload: false };
  const others = { "color-contrast": { enabled: false }, region: { enabled: false } };
  const all = onlyColours ? null : await axe.run(part, { ...told, rules: others });
  const faces = [...document.querySelectorAll(".face[aria-hidden]")];
  for (const face of faces) face.removeAttribute("aria-hidden");
  const seen = await axe.run(part, { ...told, runOnly: ["color-contrast"] });
  for (const face of faces) face.setAttribute("aria-hidden", "true");
  return [...(all?.violations ?? []), ...seen.violations];
}"""
"""All rules, unless only colours matter; then colours, those of pictures that are not read out as well.

`region` takes long and is never serious. What axe would fetch before (`preload`) is for rules about
sounds and turned telephones.
"""


NEW_LOOKS = """(selector) => {
  const told = ["class", "style", "role"];
  const looks = (node) => [node.tagName, ...told.map((name) => node.getAttribute(name))];
  const seen = new Set();
  for (const element of document.querySelectorAll(selector)) {
    let fresh = 0;
    for (const node of element.querySelectorAll("*")) {
      const look = [...looks(node.parentElement), ...looks(node)].join();
      fresh += !seen.has(look);
      seen.add(look);
    }
    if (!fresh) element.remove();
  }
}"""


def keep_new_looks(page: Page, selector: str) -> None:
    """Of many elements leave those with a part that none before has: the rest differ in words alone."""
    expect(page.locator(".waiting")).to_have_count(0)
    page.evaluate(NEW_LOOKS, selector)


AT_ONCE = """(wanted) => {
  window.atOnce ??= new CSSStyleSheet();
  window.atOnce.replaceSync(`*, *::before, *::after {
    transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important; }`);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.atOnce);
  if (wanted) document.adoptedStyleSheets.push(window.atOnce);
}"""
"""Everything changes at once, also what comes while axe looks. To draw hundreds of things in all the colours
between takes longer than axe."""


def serious_violations(page: Page, only_colours: bool = False, part: str = "html") -> list[str]:
    """What axe finds once everything has come to rest, on the whole page or in a part of it."""
    expect(page.locator(".waiting")).to_have_count(0)
    page.evaluate(AT_ONCE, True)
    page.evaluate(REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    seen = page.evaluate(RUN, [part, only_colours])
    page.evaluate(AT_ONCE, False)
    return [
        f"{entry['id']}: {[node['html'][:160] for node in entry['nodes']]}"
        for entry in seen
        if entry["impact"] in ("serious", "critical")
    ]


def serious_at_night(page: Page, part: str = "html") -> list[str]:
    """The same by night, where only colours differ; the page is at day again afterwards."""
    page.evaluate(AT_ONCE, True)
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    found = serious_violations(page, only_colours=True, part=part)
    page.evaluate(AT_ONCE, True)
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "day")
    page.evaluate(AT_ONCE, False)
    return found
