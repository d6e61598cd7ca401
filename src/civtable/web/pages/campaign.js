/** Campaigns: those that this browser or account has, a new one, one from a file; and the record sheet of one. */
import { html, useState } from "../vendor/ui.js";
import { has, say } from "../app/words.js";
import { get, getOnce, post, postText } from "../app/api.js";
import { campaignsHere, forgetCampaign, keepCampaign } from "../app/campaigns.js";
import { prefer, prefs } from "../app/prefs.js";
import { go } from "../app/router.js";
import { holdSeat } from "../app/seats.js";
import { FileChoice } from "../parts/file_choice.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { Radios } from "../parts/radios.js";
import { CampaignSheet } from "../parts/campaign_sheet.js";

/** @import { Campaign, Phrase } from "../types/platform.d.ts" */
/** @import { SeatMade } from "../types/answers.d.ts" */

const BOXES = ["classics", "legends", "mixed"];

/** The campaigns that can be gone on with here, each with its sheet. */
async function ownCampaigns() {
  const ofAccount = prefs.peek().signedIn ? await get("/imperium/campaigns").catch(() => []) : [];
  const here = await Promise.all(
    Object.entries(campaignsHere()).map(([id, { token }]) =>
      get(`/imperium/campaigns/${id}`, token).catch((refusal) => {
        if (refusal.status === 404) forgetCampaign(id);
        return null;
      }),
    ),
  );
  const known = here.filter((campaign) => campaign !== null);
  return [...known, ...ofAccount.filter((other) => !known.some(({ id }) => id === other.id))];
}

/** @param {{ args: string[] }} props */
export function CampaignPage({ args: [id] }) {
  return id ? html`<${OneCampaign} id=${id} />` : html`<${AllCampaigns} />`;
}

/** Runs what a button asks for; a refusal is told in place. */
function useTried() {
  const [refused, setRefused] = useState(/** @type {Phrase | null} */ (null));
  const [busy, setBusy] = useState(false);
  /** @param {() => Promise<void>} work */
  const tried = async (work) => {
    setBusy(true);
    setRefused(null);
    try {
      await work();
    } catch (refusal) {
      if (!refusal.phrase) throw refusal;
      setRefused(refusal.phrase);
    } finally {
      setBusy(false);
    }
  };
  return { tried, refused, busy };
}

function AllCampaigns() {
  const [{ value: facts, phrase }] = useAnswer(() => getOnce("/games/imperium/facts"), []);
  const [{ value: own }] = useAnswer(ownCampaigns, []);
  if (!facts) return html`<div class="page narrow"><${Waiting} phrase=${phrase} /></div>`;
  return html`
    <div class="page narrow stack">
      <h1>${say("web-title-campaign")}</h1>
      <p>${say("web-campaign-about")}</p>
      ${own && own.length > 0 && html`<section class="panel panel-body stack" aria-labelledby="own-campaigns">
        <h2 class="h3" id="own-campaigns">${say("web-campaign-yours")}</h2>
        <ul class="plain stack">
          ${own.map((one) => html`<li key=${one.id} class="row spread">
            <span><strong class="name">${say(`imperium-nation-${one.nation}`)}</strong> ${one.player} · ${one.over
              ? say(`campaign-is-${one.over}`)
              : say("web-campaign-wins-losses", { wins: one.wins, losses: one.losses })}</span>
          <a class="button small" href=${`/campaign/${one.id}`}>${say("web-campaign-open")}</a></li>`)}</ul></section>`}
      <${NewCampaign} nations=${facts.nations} />
      <${FromFile} />
    </div>`;
}

/**
 * Begin: name, common cards, nation with a few words about it, mode.
 * @param {{ nations: Record<string, { box: string }> }} props
 */
function NewCampaign({ nations }) {
  const [box, setBox] = useState(BOXES[0]);
  const [nation, setNation] = useState("romans");
  const [mode, setMode] = useState("usual");
  const { tried, refused, busy } = useTried();
  const fitting = Object.keys(nations).filter((name) => box === "mixed" || nations[name].box === box);
  const chosen = fitting.includes(nation) ? nation : fitting[0];
  /** @param {SubmitEvent} event */
  const begin = (event) => {
    event.preventDefault();
    tried(async () => {
      const made = await post("/imperium/campaigns", { player: prefs.value.name.trim(), nation: chosen, box, extreme: mode === "extreme" });
      keepCampaign(made.id, { token: made.token });
      go(`/campaign/${made.id}`);
    });
  };
  const about = `setting-about-imperium-nation_1-${chosen}`;
  return html`
    <form class="panel panel-body stack" onSubmit=${begin} aria-labelledby="new-campaign">
      <h2 class="h3" id="new-campaign">${say("web-campaign-new")}</h2>
      <div class="field"><label for="campaign-name">${say("web-campaign-name")}</label>
        <input class="input" id="campaign-name" maxlength="40" value=${prefs.value.name}
               onInput=${(event) => prefer({ name: event.target.value })} /></div>
      <${Radios} name="campaign-box" label=${say("campaign-ask-box")} value=${box} onChoose=${setBox}
                 choices=${BOXES.map((value) => [value, say(`setting-value-imperium-box-${value}`)])} />
      <div class="field"><label for="campaign-nation">${say("campaign-ask-nation")}</label>
        <select class="select" id="campaign-nation" aria-describedby="campaign-nation-about"
                onChange=${(event) => setNation(event.target.value)}>
          ${fitting.map((name) => html`
            <option key=${name} value=${name} selected=${name === chosen}>${say(`imperium-nation-${name}`)}</option>`)}</select>
        <p class="hint" id="campaign-nation-about">${has(about) ? say(about) : ""}</p></div>
      <${Radios} name="campaign-mode" label=${say("web-campaign-mode")} value=${mode} onChoose=${setMode}
                 choices=${["usual", "extreme"].map((value) => [value, say(`campaign-mode-${value}`)])} />
      ${refused && html`<p class="notice bad" role="alert">${say(refused)}</p>`}
      <div><button class="button primary" disabled=${busy}>${say("web-campaign-begin")}</button></div>
    </form>`;
}

/** A campaign that was begun elsewhere. */
function FromFile() {
  const { tried, refused, busy } = useTried();
  /** @param {string} text */
  const read = (text) => {
    tried(async () => {
      const made = await postText("/imperium/campaigns/file", text);
      keepCampaign(made.id, { token: made.token });
      go(`/campaign/${made.id}`);
    });
  };
  return html`
    <section class="panel panel-body stack">
      <${FileChoice} id="campaign-file" label=${say("web-campaign-file")} accept=".json,application/json" disabled=${busy}
                     hint=${say("web-campaign-file-about")} onText=${read} />
      ${refused && html`<p class="notice bad" role="alert">${say(refused)}</p>`}
    </section>`;
}

/**
 * One campaign: its sheet, and what comes next.
 * @param {{ id: string }} props
 */
function OneCampaign({ id }) {
  const token = campaignsHere()[id]?.token ?? null;
  const at = /** @type {const} */ (`/imperium/campaigns/${id}`);
  const [{ value: loaded, phrase }] = useAnswer(() => get(at, token), [id]);
  const [changed, setChanged] = useState(/** @type {Campaign | null} */ (null));
  const { tried, refused, busy } = useTried();
  const campaign = changed ?? loaded;
  if (!campaign) return html`<div class="page narrow"><${Waiting} phrase=${phrase} /></div>`;
  /** @param {SeatMade} made */
  const sit = (made) => {
    holdSeat(made.id, made.seat, made.token);
    keepCampaign(id, { table: made.id, ...(token ? { token } : {}) });
    go(`/table/${made.id}`);
  };
  return html`<${CampaignSheet}
    campaign=${campaign}
    busy=${busy}
    refused=${refused}
    file=${() => get(`${at}/file`, token)}
    onPlay=${(/** @type {string} */ automa, /** @type {string} */ side, /** @type {string} */ commons) =>
      tried(async () => sit(await post(`${at}/game`, { automa, side, commons }, token)))}
    onResume=${() => tried(async () => sit(await post(`${at}/resume`, {}, token)))}
    onChange=${(/** @type {string} */ change) => tried(async () => setChanged(await post(`${at}/change`, { change }, token)))}
  />`;
}
