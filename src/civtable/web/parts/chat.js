/** Talk at the table. */
import { html, useEffect } from "../vendor/ui.js";
import { newest } from "../app/news.js";
import { say, seatName, when } from "../app/words.js";
import { Icon, SeatSign } from "../icons.js";

/** @import { ChatEntry, Snapshot } from "../types/platform.d.ts" */
/** @import { Table } from "../app/table.js" */

const LONGEST = 500;

/**
 * What the table itself says: no name, and quieter than people.
 * @param {{ entry: ChatEntry }} props
 */
export const Note = ({ entry }) => html`
  <span class="chat-note">
    <${Icon} name="bell" /> ${entry.note && say(entry.note)} <time class="quiet-text tiny">${when(entry.at)}</time></span>`;

/**
 * Who wrote: a player by sign and name; who watches by an eye and in words, whatever name was given.
 * @param {{ entry: ChatEntry }} props
 */
function Writer({ entry }) {
  if (entry.seat !== null)
    return html`<strong class="chat-name"><${SeatSign} seat=${entry.seat} size=${16} /> ${seatName(entry.seat)}</strong>`;
  return html`<em class="chat-name"><${Icon} name="eye" /> ${entry.name} ${say("web-chat-watching")}</em>`;
}

/**
 * One line of talk.
 * @param {{ entry: ChatEntry }} props
 */
function Said({ entry }) {
  if (entry.note) return html`<li><${Note} entry=${entry} /></li>`;
  return html`
    <li data-seat=${entry.seat} class=${entry.seat === null ? "watching" : ""}>
      <${Writer} entry=${entry} /> <time class="quiet-text tiny">${when(entry.at)}</time>
      <span class="chat-text">${entry.text}</span>
    </li>`;
}

/**
 * All that was said, which counts as seen, and a field to write.
 * @param {{ table: Table, state: Snapshot }} props
 */
export function Chat({ table, state }) {
  const [text, name] = [table.draft.value, table.writer.value];
  const last = newest(state);
  useEffect(() => void (table.seen.value = last), [last]);
  const watching = state.seat === null;
  /** @param {SubmitEvent} event */
  const send = (event) => {
    event.preventDefault();
    if (!text.trim()) return;
    table.chat(text.trim(), watching ? name.trim() : undefined).then(() => (table.draft.value = ""), () => {});
  };
  return html`
    <div class="chat">
      <div class="scroll chat-lines" tabindex="0" role="log" aria-label=${say("web-chat")}>
        <ol>
        ${state.chat.map((entry) => html`<${Said} key=${entry.seq} entry=${entry} />`)}
        ${!state.chat.length && html`<li class="quiet-text">${say("web-chat-empty")}</li>`}
        </ol>
      </div>
      <form class="row chat-form" onSubmit=${send}>
        ${watching && html`
          <input class="input chat-who" maxlength="30" aria-label=${say("web-your-name")} placeholder=${say("web-your-name")} value=${name}
                 onInput=${(event) => (table.writer.value = event.target.value)} />`}
        <input class="input grow" maxlength=${LONGEST} aria-label=${say("web-chat-say")} placeholder=${say("web-chat-say")} value=${text}
               onInput=${(event) => (table.draft.value = event.target.value)} />
        <button class="button small" disabled=${!text.trim() || (watching && !name.trim())}>${say("web-chat-send")}</button>
      </form>
    </div>`;
}
