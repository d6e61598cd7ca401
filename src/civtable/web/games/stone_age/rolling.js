/** Dice in the hand: adding tools to a roll, and taking one of the dice for everyone. */

import { html, useEffect, useState } from "../../vendor/ui.js";
import { Die, Icon } from "../../icons.js";
import { DiceRow } from "./dice.js";
import { DIE_GAINS, GATHERED, VALUE, goodKey, sum, toolTiles, toolsCode } from "./game.js";
import { Tray } from "./tray.js";

/** The tiles and one-use tools of a player, each with a name of its own. */
function toolsOf(player) {
  const tiles = toolTiles(player).map((tile, i) => ({ ...tile, id: `tile-${i}`, once: false }));
  return [...tiles, ...player.one_use_tools.map((value) => ({ value, used: false, id: `once-${value}`, once: true }))];
}

/** What a tool is called. */
function toolWords(say, { value, used, once }) {
  if (used) return say("web-stone_age-tool-used", { n: value });
  return once ? say("web-stone_age-tool-once", { n: value }) : say("web-stone_age-tool", { n: value });
}

/** A tool that can be added to the roll, or taken away again. */
function Switch({ say, tool, on, onFlip }) {
  return html`<button
    type="button"
    class="tool-switch ${tool.once ? "once" : ""}"
    aria-pressed=${String(on)}
    disabled=${tool.used}
    aria-label=${toolWords(say, tool)}
    onClick=${onFlip}
  >
    <${Icon} name="tool" size=${22} /><b class="number">${tool.value}</b>
  </button>`;
}

/** Adding tools to a roll: tiles are switched on and off, the sum says at once what they bring. */
export function ToolsTray({ board, step }) {
  const { say, view, me, read } = board;
  const good = step.ask === "tools" ? GATHERED[step.place] : step.resource;
  const divisor = step.ask === "card_tools" && view.settings.two_dice_cards === "pips" ? 1 : VALUE[good];
  const tools = toolsOf(me);
  const [on, setOn] = useState(/** @type {string[]} */ ([]));
  useEffect(() => setOn([]), [step]);
  const added = tools.filter((tool) => on.includes(tool.id));
  const values = (once) => added.filter((tool) => tool.once === once).map((tool) => tool.value);
  const code = toolsCode(read.tools, values(false), values(true));
  const pips = sum(view.dice);
  const extra = sum(added.map((tool) => tool.value));
  const gain = Math.floor((pips + extra) / divisor);
  const goods = { key: `stone_age-n-${good}`, args: { n: gain } };
  const flip = (id) => setOn(on.includes(id) ? on.filter((other) => other !== id) : [...on, id]);
  return html`<${Tray}
    board=${board}
    title=${say(step.place ? `stone_age-place-${step.place}` : goodKey(good))}
    yes=${say("web-stone_age-get", { goods })}
    ready=${code !== null}
    onYes=${() => board.sendAll([code])}
  >
    <div class="tool-sum">
      <${DiceRow}
        faces=${view.dice}
        label=${say("web-stone_age-dice", { faces: view.dice.join(" ") })}
        roll=${step}
        motion=${board.motion}
        size=${30}
      />
      <span class="tool-switches" role="group" aria-label=${say("web-stone_age-tools")}>
        ${tools.map(
          (tool) =>
            html`<${Switch}
              key=${tool.id}
              say=${say}
              tool=${tool}
              on=${on.includes(tool.id)}
              onFlip=${() => flip(tool.id)}
            />`,
        )}
      </span>
    </div>
    <p class="sum-line number" role="status">
      <span>${pips}${extra ? ` + ${extra} = ${pips + extra}` : ""} ÷ ${divisor} → <b>${gain}</b></span>
      <${Icon} name=${good} label=${say(goodKey(good))} />
      <span class="small quiet-text">${say("web-stone_age-next-at", { n: divisor - ((pips + extra) % divisor) })}</span>
    </p>
  </${Tray}>`;
}

/** Taking one of the dice for everyone: a touch takes it. */
export function PickTray({ board }) {
  const { say, view, read } = board;
  const shown = (pick) => view.dice.filter((die) => die === pick.face).length;
  return html`<${Tray} board=${board} title=${say("web-stone_age-pick")}>
    <div class="picks" role="group" aria-label=${say("web-stone_age-pick-one")}>
      ${read.picks.map(
        (pick) =>
          html`<button
            key=${pick.face}
            type="button"
            class="pick can"
            aria-label=${say(pick.words)}
            title=${say(pick.words)}
            onClick=${() => board.sendAll([pick.code])}
          >
            <${Die} face=${pick.face} size=${36} /><${Icon} name=${DIE_GAINS[pick.face]} size=${26} />
            ${shown(pick) > 1 && html`<span class="number small">×${shown(pick)}</span>`}
          </button>`,
      )}
    </div>
  </${Tray}>`;
}
