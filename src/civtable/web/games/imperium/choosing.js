/** Choosing a game: which settings matter, and which nations can play together. */

const SOLO = new Set(["automa_nation", "level", "extreme"]);
const NATION = /^(?:nation_\d|automa_nation)$/;

/** Which settings matter: the automa's with one player, nation and side for everybody, common cards with both boxes. */
export function applies(name, settings, seats) {
  const [, what, seat] = /^(nation|side)_(\d)$/.exec(name) ?? [];
  if (seat) return Number(seat) <= seats && (what === "nation" || seats > 1);
  return name === "commons" ? settings.box === "mixed" : !SOLO.has(name) || seats === 1;
}

/** Whether a value can be chosen beside the others: a nation of the box that no other player leads. */
export function fits(name, value, settings, seats, facts) {
  if (!NATION.test(name) || value === "random") return true;
  if (settings.box !== "mixed" && facts.nations[value].box !== settings.box) return false;
  const others = Object.keys(settings).filter((other) => other !== name && NATION.test(other) && applies(other, settings, seats));
  return others.every((other) => settings[other] !== value);
}
