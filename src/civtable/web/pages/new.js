/** A new table: game, settings, who sits where. Built from what the server says about its games. */
import { html, useEffect, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { prefer, prefs } from "../app/prefs.js";
import { createTable, firstSettings, games, usualLevel } from "../app/create.js";
import { botAbout, botPhrase, botsFor } from "../app/bots.js";
import { companions } from "../app/friends.js";
import { chosenSettings } from "../app/fitting.js";
import { Choice } from "../parts/choice.js";
import { ClockChoice, NO_CLOCK } from "../parts/clock_choice.js";
import { GameEmblem } from "../parts/game_emblem.js";
import { GameSettings, useFitting } from "../parts/game_settings.js";
import { Waiting, useAnswer } from "../parts/loading.js";
import { SeatSign } from "../icons.js";

/** @import { GameFacts, Phrase } from "../types/platform.d.ts" */
/** @import { WishedSeat } from "../app/create.js" */

const TAKEOVERS = [null, 300, 3600, 86400];

/** @param {{ args: string[] }} props */
export function NewTablePage({ args: [wanted] }) {
  const [{ value: known, phrase }] = useAnswer(games, []);
  if (!known) return html`<div class="page"><${Waiting} phrase=${phrase} /></div>`;
  const first = known.find((game) => game.name === wanted) ?? known[0];
  return html`<${TableForm} known=${known} first=${first} />`;
}

/**
 * The seats that a new form has: me, free ones for those who are to be invited, and bots.
 * @param {GameFacts} game
 * @param {number} count
 * @returns {WishedSeat[]}
 */
function firstSeats(game, count) {
  const free = companions.peek().length;
  return Array.from({ length: count }, (_, seat) => (
    { who: seat === 0 ? "me" : seat <= free ? "open" : "bot", name: "", level: usualLevel(game) }));
}

/** @param {{ known: GameFacts[], first: GameFacts }} props */
function TableForm({ known, first }) {
  const [game, setGame] = useState(first);
  const [settings, setSettings] = useState(firstSettings(first));
  const [seats, setSeats] = useState(firstSeats(first, first.seats.find((count) => count > companions.peek().length) ?? first.seats[0]));
  const [isPrivate, setPrivate] = useState(false);
  const [takeover, setTakeover] = useState(/** @type {number | null} */ (null));
  const [clock, setClock] = useState(NO_CLOCK);
  const [title, setTitle] = useState("");
  const [hints, setHints] = useState(/** @type {boolean | null} */ (null));
  const withHints = hints ?? seats.filter(({ who }) => who !== "bot").length <= 1;
  const [rated, setRated] = useState(false);
  const [invited, setInvited] = useState(companions.peek());
  useEffect(() => void (companions.value = []), []);
  const [refused, setRefused] = useState(/** @type {Phrase | null} */ (null));
  const [busy, setBusy] = useState(false);
  const fitting = useFitting(game);

  /** @param {string} name */
  const choose = (name) => {
    const next = known.find((other) => other.name === name) ?? first;
    setGame(next);
    setSettings(firstSettings(next));
    setClock({ ...clock, zero: "" });
    setSeats(firstSeats(next, next.seats.includes(seats.length) ? seats.length : next.seats[0]));
  };
  /**
   * Changes the number of seats; a policy that was trained for another number gives its seat up.
   * @param {number} count
   */
  const resize = (count) => {
    const bots = botsFor(game, count);
    if (clock.zero !== "resign" && !bots.includes(clock.zero)) setClock({ ...clock, zero: "" });
    const kept = seats.map((entry) => (bots.includes(entry.level) ? entry : { ...entry, level: usualLevel(game) }));
    setSeats([...kept, ...firstSeats(game, count).slice(seats.length)].slice(0, count));
  };
  /**
   * Changes a seat. There is one "me": who takes another seat leaves the old one to whoever was to sit there.
   * @param {number} seat
   * @param {Partial<WishedSeat>} changes
   */
  const change = (seat, changes) => setSeats(seats.map((entry, i) => {
    if (i === seat) return { ...entry, ...changes };
    return changes.who === "me" && entry.who === "me" ? { ...seats[seat] } : entry;
  }));
  /**
   * At a rated table everybody sits down with an account: seats of others at this screen or by link are free.
   * @param {boolean} yes
   */
  const rate = (yes) => {
    setRated(yes);
    if (yes) setSeats(seats.map((entry) => (["here", "friend"].includes(entry.who) ? { ...entry, who: "open" } : entry)));
  };
  /** @param {SubmitEvent} event */
  const create = async (event) => {
    event.preventDefault();
    setBusy(true);
    setRefused(null);
    const named = seats.map((entry) => (entry.who === "me" ? { ...entry, name: prefs.value.name } : entry));
    try {
      await createTable({
        game: game.name,
        settings: chosenSettings(game.settings, settings, seats.length, fitting),
        seats: named,
        isPrivate,
        takeover,
        clock: { ...clock, zero: clock.zero || usualLevel(game) },
        title,
        hints: withHints && !rated,
        rated: rated && seats.length > 1,
        invited,
      });
    } catch (refusal) {
      setBusy(false);
      if (!refusal.phrase) throw refusal;
      setRefused(refusal.phrase);
    }
  };

  return html`
    <form class="page stack" onSubmit=${create}>
      <h1>${say("web-title-new")}</h1>
      <fieldset class="stack">
        <legend class="spoken">${say("web-new-game")}</legend>
        <div class="game-choices">
          ${known.map(({ name }) => html`
            <label class="panel game-choice" key=${name}>
              <input class="spoken" type="radio" name="game" value=${name} checked=${name === game.name} onChange=${() => choose(name)} />
              <${GameEmblem} game=${name} /><span class="name">${say(`game-name-${name}`)}</span>
            </label>`)}
        </div>
        <p>${say(`game-about-${game.name}`)} ${game.campaign && html`<a class="one-piece" href="/campaign">${say("web-play-campaign")}</a>`}
          ${game.guide && html` <a class="one-piece" href=${`/guide/${game.name}`}>${say("web-guide-begin")}</a>`}
          ${game.rules && html` <a class="one-piece" href=${`/rules/${game.name}`}>${say("web-rules-open")}</a>`}</p>
      </fieldset>
      <fieldset class="panel panel-body stack">
        <legend class="spoken">${say("web-new-seats")}</legend>
        <div class="row spread">
          <h2 class="h3" aria-hidden="true">${say("web-new-seats")}</h2>
          <div class="button-group" role="group" aria-label=${say("web-new-count")}>
            ${game.seats.map((count) => html`
              <button type="button" class="button small" aria-pressed=${count === seats.length} onClick=${() => resize(count)}>
                ${count}</button>`)}
          </div>
        </div>
        <ol class="seat-list">
          ${seats.map((entry, seat) => html`
            <${SeatRow} key=${seat} game=${game} count=${seats.length} seat=${seat} entry=${entry} rated=${rated}
                       change=${change} />`)}</ol>
        <p class="hint">${say("web-new-seats-hint")}</p>
      </fieldset>
      ${game.settings.length > 0 && html`
        <fieldset class="panel panel-body stack">
          <legend class="spoken">${say("web-new-settings")}</legend>
          <h2 class="h3" aria-hidden="true">${say("web-new-settings")}</h2>
          <${GameSettings} game=${game} settings=${settings} seats=${seats.length} fitting=${fitting} onChange=${setSettings} />
        </fieldset>`}
      <div class="panel panel-body stack">
        <div class="field">
          <label for="title">${say("web-new-title")}</label>
          <input class="input" id="title" maxlength="60" value=${title} onInput=${(event) => setTitle(event.target.value)} />
        </div>
        <${ClockChoice} game=${game} count=${seats.length} usual=${usualLevel(game)} wish=${clock} onChange=${setClock} />
        ${clock.choice === "none" && html`
        <${Choice} id="takeover" label=${say("web-new-takeover")} value=${String(takeover)}
                   onChange=${(/** @type {string} */ value) => setTakeover(JSON.parse(value))}
                   choices=${TAKEOVERS.map((seconds) => [String(seconds), say(`web-new-takeover-${seconds ?? "never"}`)])}
                   about=${say(takeover === null ? "web-new-takeover-about-never" : "web-new-takeover-about-later")} />`}
        <div>
          <label class="check">
            <input type="checkbox" aria-describedby="private-about" checked=${isPrivate}
                   onChange=${(event) => setPrivate(event.target.checked)} /> ${say("web-new-private")}
          </label>
          <p class="hint" id="private-about">${say("web-new-private-about")}</p>
        </div>
        <label class="check">
          <input type="checkbox" name="hints" checked=${withHints} onChange=${(event) => setHints(event.target.checked)} />
          ${say("web-hint-allow")}</label>
        ${seats.length > 1 && html`<${RatedChoice} rated=${rated} onChange=${rate} />`}
      </div>
      ${invited.length > 0 && html`
        <p class="notice">${say("web-new-invited", { names: invited.join(", ") })}
          <button type="button" class="button small" onClick=${() => setInvited([])}>${say("web-new-invited-not")}</button></p>`}
      ${refused && html`<p class="notice bad" role="alert">${say(refused)}</p>`}
      <div><button class="button primary large" disabled=${busy}>${say("web-new-create")}</button></div>
    </form>`;
}

/**
 * Whether the result counts in ratings: a choice of who has an account.
 * @param {{ rated: boolean, onChange: (yes: boolean) => void }} props
 */
function RatedChoice({ rated, onChange }) {
  const { signedIn } = prefs.value;
  return html`
    <div>
      <label class="check">
        <input type="checkbox" aria-describedby="rated-about" checked=${rated} disabled=${!signedIn}
               onChange=${(event) => onChange(event.target.checked)} /> ${say("web-new-rated")}
      </label>
      <p class="hint" id="rated-about">${say("web-rated-about")}
        ${!signedIn && html` ${say("web-new-rated-sign-in")} <a href="/account">${say("web-title-account")}</a>`}</p>
    </div>`;
}

/**
 * Who sits on one seat.
 * @param {{ game: GameFacts, count: number, seat: number, entry: WishedSeat, rated: boolean,
 *   change: (seat: number, changes: Partial<WishedSeat>) => void }} props
 */
function SeatRow({ game, count, seat, entry, rated, change }) {
  const choices = [
    ...(rated ? ["me", "open"] : ["me", "here", "friend", "open"]).map((who) => [who, say(`web-new-who-${who}`)]),
    ...botsFor(game, count).map((level) => [`bot ${level}`, say(botPhrase(level))]),
  ];
  const value = entry.who === "bot" ? `bot ${entry.level}` : entry.who;
  /** @param {string} name */
  const choose = (name) => change(seat, name.startsWith("bot ") ? { who: "bot", level: name.slice(4) } : { who: name });
  const colour = say(`seat-${seat}`);
  const about = entry.who === "bot" ? `about-seat-${seat}` : null;
  return html`
    <li class="seat-row" data-seat=${seat}>
      <span class="seat"><${SeatSign} seat=${seat} />${colour}</span>
      <select class="select" aria-label=${say("web-new-who", { seat: colour })} aria-describedby=${about}
              onChange=${(event) => choose(event.target.value)}>
        ${choices.map(([name, words]) => html`<option key=${name} value=${name} selected=${name === value}>${words}</option>`)}
      </select>
      ${["me", "here", "friend"].includes(entry.who) && html`
        <input class="input" maxlength="30" placeholder=${say("web-name")} aria-label=${say("web-new-name", { seat: colour })}
               value=${entry.who === "me" ? prefs.value.name : entry.name}
               onInput=${(event) =>
                 (entry.who === "me" ? prefer({ name: event.target.value }) : change(seat, { name: event.target.value }))} />`}
      ${about && html`<p class="hint" id=${about} aria-live="polite">${say(botAbout(entry.level))}</p>`}
    </li>`;
}
