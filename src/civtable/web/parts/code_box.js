/** The box for codes: play one, or ask why it cannot be played. */
import { html, useEffect, useId, useState } from "../vendor/ui.js";
import { say } from "../app/words.js";

export function CodeBox({ table, choice }) {
  const [code, setCode] = useState("");
  const [answer, setAnswer] = useState(null);
  const list = useId();
  useEffect(() => setAnswer(null), [choice]);
  const wanted = code.trim().replace(/\s+/g, " ");
  const play = (event) => {
    event.preventDefault();
    if (!wanted || table.busy.peek()) return;
    setAnswer(null);
    table.send(wanted).then(() => setCode(""), () => {});
  };
  const ask = async () => {
    table.complaint.value = null;
    try {
      const reason = await table.whyNot(wanted);
      setAnswer(reason ? say(reason) : say("web-why-possible"));
    } catch (refusal) {
      if (!refusal.phrase) throw refusal;
      setAnswer(say(refusal.phrase));
    }
  };
  return html`
    <form class="code-box" onSubmit=${play}>
      <label class="spoken" for=${`${list}-code`}>${say("web-code")}</label>
      <input class="input" id=${`${list}-code`} name="code" list=${list} autocomplete="off" autocapitalize="none" spellcheck=${false} maxlength="100"
             placeholder=${choice.options[0]?.code} value=${code} onInput=${(event) => setCode(event.target.value)} />
      <datalist id=${list}>${choice.options.map((option) => html`<option key=${option.code} value=${option.code}>${say(option.words)}</option>`)}</datalist>
      <button class="button small" disabled=${!wanted}>${say("web-code-play")}</button>
      <button class="button small quiet" type="button" disabled=${!wanted} onClick=${ask}>${say("web-why-not")}</button>
      <p class="why" role="status" aria-live="polite">${answer}</p>
    </form>`;
}
