/** The box for codes: play one, or ask why it cannot be played. What is chosen together with others is picked, several by commas. */
import { html, useEffect, useId, useState } from "../vendor/ui.js";
import { phrase, say } from "../app/words.js";
import { RuleLink } from "./rule_link.js";

/** @import { Choice, Phrase } from "../types/platform.d.ts" */
/** @import { Table } from "../app/table.js" */

/** @param {{ table: Table, choice: Choice }} props */
export function CodeBox({ table, choice }) {
  const [code, setCode] = useState("");
  const [answer, setAnswer] = useState(/** @type {Phrase | null} */ (null));
  const list = useId();
  useEffect(() => setAnswer(null), [choice]);
  const wanted = code.trim().replace(/\s+/g, " ");
  /** @param {SubmitEvent} event */
  const play = (event) => {
    event.preventDefault();
    if (!wanted || table.busy.peek()) return;
    setAnswer(null);
    const { picks } = table;
    const codes = wanted.toLowerCase().split(/\s*,\s*/).filter(Boolean);
    if (picks.several.peek() && codes.every((typed) => picks.has(typed))) {
      for (const typed of codes) picks.toggle(typed);
      setCode("");
    } else if (picks.several.peek()?.enough?.code === wanted.toLowerCase()) picks.confirm().then(() => setCode(""), () => {});
    else table.choose(wanted).then(() => setCode(""), () => {});
  };
  const ask = async () => {
    table.complaint.value = null;
    try {
      const reason = await table.whyNot(wanted);
      setAnswer(reason ?? phrase("web-why-possible"));
    } catch (refusal) {
      if (!refusal.phrase) throw refusal;
      setAnswer(refusal.phrase);
    }
  };
  return html`
    <form class="code-box" onSubmit=${play}>
      <label class="spoken" for=${`${list}-code`}>${say("web-code")}</label>
      <input class="input" id=${`${list}-code`} name="code" list=${list} autocomplete="off" autocapitalize="none" spellcheck=${false}
             maxlength="100"
             placeholder=${choice.options[0]?.code} value=${code} onInput=${(event) => setCode(event.target.value)} />
      <datalist id=${list}>
        ${[...(choice.several?.things ?? []), ...choice.options.filter((option) => !table.picks.has(option.code))].map((option) => html`
          <option key=${option.code} value=${option.code}>${say(option.words)}</option>`)}</datalist>
      <button class="button small" disabled=${!wanted}>${say("web-code-play")}</button>
      <button class="button small quiet" type="button" disabled=${!wanted} onClick=${ask}>${say("web-why-not")}</button>
      <p class="why" role="status" aria-live="polite">
        ${answer && html`${say(answer)} <${RuleLink} game=${table.known.table.game} phrase=${answer} />`}</p>
    </form>`;
}
