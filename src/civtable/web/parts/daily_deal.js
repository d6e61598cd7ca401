/** One's own try at a daily deal, the way to play it, and the end of one at its table. */
import { html, useState } from "../vendor/ui.js";
import { get } from "../app/api.js";
import { dailyToken, playDaily, resultWords, shareText } from "../app/daily.js";
import { say } from "../app/words.js";
import { useAnswer } from "./loading.js";
import { ShareText } from "./share_text.js";
import { complain } from "./toasts.js";

/** @import { DailyDeal, OwnTry } from "../types/answers.d.ts" */

/**
 * The button that begins a try, goes on with it or practises, whichever can be done.
 * @param {{ deal: DailyDeal }} props
 */
export function PlayDeal({ deal }) {
  const [busy, setBusy] = useState(false);
  const { game, day, own, today } = deal;
  const practice = own ? own.state !== "running" : !today;
  const words = own?.state === "running" ? "web-resume" : practice ? "web-daily-practise" : "web-play-now";
  const play = async () => {
    setBusy(true);
    try {
      await playDaily(game, day, practice);
    } catch (refusal) {
      setBusy(false);
      complain(refusal);
    }
  };
  const about = say("daily-share", { game: { key: `game-name-${game}` }, day });
  return html`
    <button class=${practice ? "button" : "button primary large"} disabled=${busy} onClick=${play}>
      ${say(words)}<span class="spoken">: ${about}</span></button>`;
}

/**
 * What has become of one's own try.
 * @param {{ deal: DailyDeal & { own: OwnTry } }} props
 */
export function OwnResult({ deal }) {
  const { own, played } = deal;
  if (own.state === "left") return html`<p>${say("web-daily-left")}</p>`;
  if (own.state === "running") return html`<p>${say("web-daily-running")}</p>`;
  return html`
    <div class="stack">
      <p class="own-result"><strong class="name">${resultWords(own)}</strong>
        ${own.place !== null && html`<span>${say("web-daily-place", { place: own.place, played })}</span>`}</p>
      <${ShareText} label=${say("web-daily-share")} text=${shareText(deal, location.origin)} />
      <p class="small quiet-text">${say("web-daily-signs")}</p>
    </div>`;
}

/**
 * At the end of a game that was a daily deal: the result to share, and the way to the standings.
 * @param {{ game: string, day: string, counted: boolean }} props
 */
export function DailyEnd({ game, day, counted }) {
  const [{ value: deal }] = useAnswer(() => get(`/daily/${game}/${day}`, dailyToken()), [game, day]);
  const own = deal?.own;
  return html`
    <section class="panel panel-body stack daily-end" aria-label=${say("web-title-daily")}>
      ${counted && own ? html`<${OwnResult} deal=${{ ...deal, own }} />` : html`<p>${say("web-daily-was-practice")}</p>`}
      <div><a class="button primary" href=${`/daily/${game}/${day}`}>${say("web-daily-standings")}</a></div>
    </section>`;
}
