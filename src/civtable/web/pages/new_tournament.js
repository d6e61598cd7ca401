/** A new tournament: the game and its settings as at a table, and what only tournaments have. */
import { html, useState } from "../vendor/ui.js";
import { post } from "../app/api.js";
import { botPhrase } from "../app/bots.js";
import { wishedClock } from "../app/clocks.js";
import { firstSettings, games, usualLevel } from "../app/create.js";
import { chosenSettings } from "../app/fitting.js";
import { prefs } from "../app/prefs.js";
import { go } from "../app/router.js";
import {
  FORMS, MOST_ROUNDS, PLACES, choosesAdvance, choosesRounds, tableSizes, tournamentBody, tournamentPath,
} from "../app/tournaments.js";
import { say } from "../app/words.js";
import { Choice } from "../parts/choice.js";
import { ClockChoice, NO_CLOCK } from "../parts/clock_choice.js";
import { GameEmblem } from "../parts/game_emblem.js";
import { GameSettings, useFitting } from "../parts/game_settings.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { Radios } from "../parts/radios.js";

/** @import { GameFacts, Phrase } from "../types/platform.d.ts" */
/** @import { Handled } from "../vendor/ui.js" */
/** @import { TournamentWish } from "../app/tournaments.js" */

const USUAL_PLACES = 16;
const USUAL_FILL = 4;

export function NewTournamentPage() {
  const [{ value: known, phrase }] = useAnswer(games, []);
  if (!prefs.value.signedIn)
    return html`
      <div class="page narrow stack"><h1>${say("web-title-new_tournament")}</h1>
        <p>${say("web-tournament-needs-account")} <a href="/account">${say("web-title-account")}</a></p></div>`;
  if (!known) return html`<div class="page"><${Waiting} phrase=${phrase} /></div>`;
  return html`<${TournamentForm} known=${known.filter((game) => tableSizes(game).length)} />`;
}

/**
 * What a form begins with.
 * @param {GameFacts} game
 * @returns {TournamentWish}
 */
function firstWish(game) {
  return {
    form: "swiss", seats: tableSizes(game)[0], rounds: 0, advance: 0, sameDeals: true, rated: false, isPrivate: false,
    places: USUAL_PLACES, fillTo: USUAL_FILL, levels: [usualLevel(game)], title: "",
  };
}

/** @param {{ known: GameFacts[] }} props */
function TournamentForm({ known }) {
  const [game, setGame] = useState(known[0]);
  const [settings, setSettings] = useState(firstSettings(known[0]));
  const [wish, setWish] = useState(firstWish(known[0]));
  const [clock, setClock] = useState(NO_CLOCK);
  const [refused, setRefused] = useState(/** @type {Phrase | null} */ (null));
  const [busy, setBusy] = useState(false);
  const fitting = useFitting(game);
  /** @param {Partial<TournamentWish>} part */
  const change = (part) => setWish({ ...wish, ...part });
  /** @param {GameFacts} next */
  const choose = (next) => {
    setGame(next);
    setSettings(firstSettings(next));
    setClock({ ...clock, zero: "" });
    const sizes = tableSizes(next);
    change({ seats: sizes.includes(wish.seats) ? wish.seats : sizes[0], levels: [usualLevel(next)] });
  };
  /** @param {SubmitEvent} event */
  const make = async (event) => {
    event.preventDefault();
    setBusy(true);
    setRefused(null);
    try {
      const { id } = await post("/tournaments", tournamentBody(wish, {
        game: game.name,
        settings: chosenSettings(game.settings, settings, wish.seats, fitting),
        clock: wishedClock({ ...clock, zero: clock.zero || usualLevel(game) }),
      }));
      go(tournamentPath(id));
    } catch (refusal) {
      setBusy(false);
      if (!refusal.phrase) throw refusal;
      setRefused(refusal.phrase);
    }
  };
  return html`
    <form class="page stack" onSubmit=${make}>
      <h1>${say("web-title-new_tournament")}</h1>
      <div class="panel panel-body field">
        <label for="title">${say("web-tournament-title")}</label>
        <input class="input" id="title" maxlength="60" value=${wish.title}
               onInput=${(/** @type {Handled} */ event) => change({ title: event.target.value })} />
      </div>
      <fieldset class="stack">
        <legend class="spoken">${say("web-new-game")}</legend>
        <div class="game-choices">
          ${known.map((one) => html`
            <label class="panel game-choice" key=${one.name}>
              <input class="spoken" type="radio" name="game" value=${one.name} checked=${one === game} onChange=${() => choose(one)} />
              <${GameEmblem} game=${one.name} /><span class="name">${say(`game-name-${one.name}`)}</span>
            </label>`)}
        </div>
      </fieldset>
      <${FormChoice} game=${game} wish=${wish} change=${change} />
      ${game.settings.length > 0 && html`
        <fieldset class="panel panel-body stack">
          <legend class="spoken">${say("web-new-settings")}</legend>
          <h2 class="h3" aria-hidden="true">${say("web-new-settings")}</h2>
          <${GameSettings} game=${game} settings=${settings} seats=${wish.seats} fitting=${fitting} onChange=${setSettings} />
        </fieldset>`}
      <div class="panel panel-body stack">
        <h2 class="h3">${say("web-tournament-time")}</h2>
        <${ClockChoice} game=${game} count=${wish.seats} usual=${usualLevel(game)} wish=${clock} onChange=${setClock} />
      </div>
      <${EntryChoice} game=${game} wish=${wish} change=${change} />
      ${refused && html`<p class="notice bad" role="alert">${say(refused)}</p>`}
      <div><button class="button primary large" disabled=${busy}>${say("web-tournament-create")}</button></div>
    </form>`;
}

/** @typedef {{ game: GameFacts, wish: TournamentWish, change: (part: Partial<TournamentWish>) => void }} Part */

/**
 * Who meets whom, at tables of how many, how often.
 * @param {Part} props
 */
function FormChoice({ game, wish, change }) {
  const rounds = [0, ...Array.from({ length: MOST_ROUNDS }, (_, i) => i + 1)];
  const advance = Array.from({ length: wish.seats }, (_, i) => i);
  return html`
    <div class="panel panel-body stack">
      <div class="row spread">
        <h2 class="h3">${say("web-tournament-form")}</h2>
        <div class="button-group" role="group" aria-label=${say("web-tournament-at-table")}>
          ${tableSizes(game).map((seats) => html`
            <button type="button" class="button small" key=${seats} aria-pressed=${seats === wish.seats}
                    onClick=${() => change({ seats, advance: 0 })}>${say("web-tournament-seats", { n: seats })}</button>`)}
        </div>
      </div>
      <${Radios} name="form" label=${say("web-tournament-who-meets")} value=${wish.form}
                 choices=${FORMS.map((form) => [form, say(`web-tournament-form-${form}`)])}
                 about=${say(`web-tournament-form-${wish.form}-about`)}
                 onChoose=${(/** @type {TournamentWish["form"]} */ form) => change({ form })} />
      ${choosesRounds(wish) && html`
        <${Choice} id="rounds" label=${say("web-tournament-rounds")} value=${String(wish.rounds)}
                   choices=${rounds.map((n) => [String(n), n ? String(n) : say("web-tournament-usual")])}
                   about=${wish.rounds ? "" : say("web-tournament-rounds-about")}
                   onChange=${(/** @type {string} */ value) => change({ rounds: Number(value) })} />`}
      ${choosesAdvance(wish) && html`
        <${Choice} id="advance" label=${say("web-tournament-advance")} value=${String(wish.advance)}
                   choices=${advance.map((n) => [String(n), n ? say("web-tournament-advance-n", { n }) : say("web-tournament-usual")])}
                   about=${say("web-tournament-advance-about")}
                   onChange=${(/** @type {string} */ value) => change({ advance: Number(value) })} />`}
      <${Check} name="same" checked=${wish.sameDeals} onCheck=${(/** @type {boolean} */ sameDeals) => change({ sameDeals })} />
      <${Check} name="rated" checked=${wish.rated} onCheck=${(/** @type {boolean} */ rated) => change({ rated })} />
    </div>`;
}

/**
 * Who may enter, and who fills up.
 * @param {Part} props
 */
function EntryChoice({ game, wish, change }) {
  const fills = [0, ...PLACES.filter((places) => places <= wish.places)];
  /** @param {string} level */
  const turn = (level) => {
    const levels = game.levels.filter((one) => (one === level) !== wish.levels.includes(one));
    if (levels.length) change({ levels });
  };
  return html`
    <div class="panel panel-body stack">
      <h2 class="h3">${say("web-tournament-entry")}</h2>
      <${Choice} id="places" label=${say("web-tournament-places")} value=${String(wish.places)}
                 choices=${PLACES.map((n) => [String(n), String(n)])}
                 about=${say("web-tournament-places-about")}
                 onChange=${(/** @type {string} */ value) =>
                   change({ places: Number(value), fillTo: Math.min(wish.fillTo, Number(value)) })} />
      <${Check} name="private" checked=${wish.isPrivate} onCheck=${(/** @type {boolean} */ isPrivate) => change({ isPrivate })} />
      <${Choice} id="fill" label=${say("web-tournament-fill")} value=${String(wish.fillTo)}
                 choices=${fills.map((n) => [String(n), n ? say("web-tournament-fill-n", { n }) : say("web-tournament-fill-none")])}
                 about=${say(wish.fillTo ? "web-tournament-fill-about" : "web-tournament-fill-about-none")}
                 onChange=${(/** @type {string} */ value) => change({ fillTo: Number(value) })} />
      ${wish.fillTo > 0 && html`
        <fieldset class="field"><legend class="label">${say("web-tournament-levels")}</legend>
          <div class="row radios">${game.levels.map((level) => html`
            <label class="check" key=${level}><input type="checkbox" checked=${wish.levels.includes(level)}
              onChange=${(/** @type {Handled} */ event) => {
              turn(level);
              event.target.checked = wish.levels.length === 1 || event.target.checked;
            }} /> ${say(botPhrase(level))}</label>`)}</div></fieldset>`}
    </div>`;
}

/** @param {{ name: string, checked: boolean, onCheck: (checked: boolean) => void }} props */
function Check({ name, checked, onCheck }) {
  return html`
    <div>
      <label class="check"><input type="checkbox" aria-describedby=${`${name}-about`} checked=${checked}
        onChange=${(/** @type {Handled} */ event) => onCheck(event.target.checked)} /> ${say(`web-tournament-${name}`)}</label>
      <p class="hint" id=${`${name}-about`}>${say(`web-tournament-${name}-about`)}</p>
    </div>`;
}
