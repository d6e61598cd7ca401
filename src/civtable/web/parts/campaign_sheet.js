/** The record sheet of a campaign: a line for each game, where it stands, and what comes next. */
import { html, useState } from "../vendor/ui.js";
import { has, say } from "../app/words.js";
import { Icon } from "../icons.js";
import { Radios } from "./radios.js";

/** @import { Campaign, Phrase } from "../types/platform.d.ts" */

/**
 * Begins the next game: against whom, on which side, with whose common cards.
 * @typedef {(rival: string, side: string, commons: string) => void} Begin
 */

/**
 * @typedef {object} Sheet
 * @property {Campaign} campaign
 * @property {boolean} busy
 * @property {Phrase | null} refused
 * @property {() => Promise<unknown>} file
 * @property {Begin} onPlay
 * @property {() => void} onResume
 * @property {(change: string) => void} onChange
 */

const WINS = 5;
const LOSSES = 4;
/** @param {string} name */
const nation = (name) => ({ key: `imperium-nation-${name}` });

/**
 * Boxes of which some are ticked.
 * @param {{ n: number, most: number, icon: string, kind: string }} props
 */
const Ticks = ({ n, most, icon, kind }) => html`
  <span class="ticks ${kind}" aria-hidden="true">
    ${Array.from({ length: most }, (_, i) => html`
      <span key=${i} class=${i < n ? "tick done" : "tick"}>${i < n && html`<${Icon} name=${icon} />`}</span>`)}</span>`;

/**
 * The games so far.
 * @param {{ campaign: Campaign }} props
 */
function Games({ campaign }) {
  if (!campaign.games.length) return html`<p class="quiet-text">${say("web-campaign-no-games")}</p>`;
  const columns = ["level", "points", "rival", "rival-points", "result", "change"];
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${say("web-campaign-sheet")}><table class="table">
    <thead><tr>${columns.map((name) => html`
      <th key=${name} scope="col" class=${name.endsWith("points") ? "figure" : ""}>${say(`campaign-column-${name}`)}</th>`)}</tr></thead>
    <tbody>${campaign.games.map((game, i) => html`<tr key=${i}><td>${say(game.level)}</td><td class="figure">${game.points}</td>
      <td>${say(nation(game.automa))}</td><td class="figure">${game.automa_points}</td>
      <td><strong>${say(game.won ? "campaign-won" : game.collapsed ? "campaign-collapsed" : "campaign-lost")}</strong></td>
      <td>${game.change ? say(game.change) : "–"}</td></tr>`)}</tbody>
  </table></div>`;
}

/**
 * After a win: a card joins the starting deck or leaves it.
 * @param {{ campaign: Campaign, busy: boolean, onChange: (change: string) => void }} props
 */
function Change({ campaign, busy, onChange }) {
  const [chosen, setChosen] = useState(campaign.changes[0].change);
  return html`<section class="panel panel-body stack">
    <div class="field"><label for="campaign-change">${say("campaign-ask-change")}</label>
      <select class="select" id="campaign-change" onChange=${(event) => setChosen(event.target.value)}>
        ${campaign.changes.map(({ change, words }) => html`
          <option key=${change} value=${change} selected=${change === chosen}>${say(words)}</option>`)}</select></div>
    <div><button class="button primary" disabled=${busy} onClick=${() => onChange(chosen)}>${say("web-campaign-choose")}</button></div>
  </section>`;
}

/**
 * The next game: against whom, which side of the power card, and with both boxes whose common cards.
 * @param {{ campaign: Campaign, busy: boolean, onPlay: Begin }} props
 */
function NextGame({ campaign, busy, onPlay }) {
  const [rival, setRival] = useState(campaign.rivals[0]);
  const [side, setSide] = useState(campaign.sides[0]);
  const [commons, setCommons] = useState("random");
  const about = `setting-about-imperium-nation_1-${rival}`;
  return html`<section class="panel panel-body stack">
    <h2 class="h3">${say(campaign.help ? "campaign-next-help" : "campaign-next", { level: campaign.level })}</h2>
    ${campaign.unrest_out > 0 && html`<p>${say("campaign-unrest-out", { n: campaign.unrest_out })}</p>`}
    <div class="field"><label for="campaign-rival">${say("campaign-ask-rival")}</label>
      <select class="select" id="campaign-rival" aria-describedby="campaign-rival-about"
              onChange=${(event) => setRival(event.target.value)}>
        ${campaign.rivals.map((name) => html`<option key=${name} value=${name} selected=${name === rival}>${say(nation(name))}</option>`)}
      </select>
      <p class="hint" id="campaign-rival-about">${has(about) ? say(about) : ""}</p></div>
    <${Radios} name="campaign-side" label=${say("campaign-ask-side")} value=${side} onChoose=${setSide}
               choices=${campaign.sides.map((name) => [name, name.toUpperCase()])} />
    ${campaign.commons.length > 0 && html`
      <${Radios} name="campaign-commons" label=${say("campaign-ask-box")} value=${commons} onChoose=${setCommons}
                 choices=${campaign.commons.map((name) => [name, say(`setting-value-imperium-commons-${name}`)])} />`}
    <div><button class="button primary" disabled=${busy} onClick=${() => onPlay(rival, side, commons)}>
      ${say("web-campaign-play")}</button></div>
  </section>`;
}

/**
 * Saves the file for the terminal.
 * @param {Campaign} campaign
 * @param {() => Promise<unknown>} file
 */
async function saveFile(campaign, file) {
  const text = JSON.stringify(await file());
  const link = Object.assign(
    document.createElement("a"),
    { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: `campaign-${campaign.id}.json` },
  );
  link.click();
  URL.revokeObjectURL(link.href);
}

/** @param {Sheet} props */
export function CampaignSheet({ campaign, busy, refused, file, onPlay, onResume, onChange }) {
  const deck = campaign.deck.map((card) => say(`imperium-card-${card}`));
  return html`
    <div class="page narrow stack campaign">
      <h1>${say(
        campaign.extreme ? "campaign-title-extreme" : "campaign-title",
        { player: campaign.player, nation: nation(campaign.nation) },
      )}</h1>
      <section class="panel panel-body stack" aria-label=${say("web-campaign-sheet")}>
        <div class="row spread"><${Ticks} n=${campaign.wins} most=${WINS} icon="check" kind="wins" />
          <${Ticks} n=${campaign.losses} most=${LOSSES} icon="close" kind="losses" /></div>
        <p>${say("campaign-standing", { wins: campaign.wins, losses: campaign.losses })} ${campaign.over && html`
          <strong>${say(`campaign-is-${campaign.over}`)}</strong>`}</p>
        <${Games} campaign=${campaign} />
        <details><summary>${say("web-campaign-deck")} (${deck.length})</summary><p class="small">${deck.join(", ")}</p></details>
      </section>
      ${refused && html`<p class="notice bad" role="alert">${say(refused)}</p>`}
      ${campaign.table
        ? html`
          <section class="panel panel-body row spread"><span>${say("campaign-playing")}</span>
            <button class="button primary" disabled=${busy} onClick=${onResume}>${say("web-campaign-continue")}</button></section>`
        : campaign.changes.length > 0
          ? html`<${Change} campaign=${campaign} busy=${busy} onChange=${onChange} />`
          : !campaign.over && html`<${NextGame} key=${campaign.games.length} campaign=${campaign} busy=${busy} onPlay=${onPlay} />`}
      <div class="row">
        <button class="button" onClick=${() => saveFile(campaign, file)}><${Icon} name="download" /> ${say("web-campaign-save")}</button>
        <a class="button quiet" href="/campaign">${say("web-title-campaign")}</a></div>
      <p class="hint">${say("web-campaign-save-about")}</p>
    </div>`;
}
