/** Tabs: one of several things is shown. Arrow keys move between them. */
import { html } from "../vendor/ui.js";
import { say } from "../app/words.js";

/**
 * `calls` names the tabs where something needs the player.
 * @param {{ tabs: string[], chosen: string, onChoose: (tab: string) => void, calls?: string[] }} props
 */
export function Tabs({ tabs, chosen, onChoose, calls = [] }) {
  /** @param {KeyboardEvent & { currentTarget: HTMLElement }} event */
  const move = (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    const next = tabs[(tabs.indexOf(chosen) + by + tabs.length) % tabs.length];
    onChoose(next);
    /** @type {HTMLElement | null} */ (event.currentTarget.querySelector(`[data-tab="${next}"]`))?.focus();
  };
  return html`
    <div class="tabs" role="tablist" onKeyDown=${move}>
      ${tabs.map((tab) => html`
        <button key=${tab} role="tab" data-tab=${tab} aria-selected=${tab === chosen} tabindex=${tab === chosen ? 0 : -1}
                class=${calls.includes(tab) ? "tab calls" : "tab"} onClick=${() => onChoose(tab)}>${say(`web-tab-${tab}`)}
          ${calls.includes(tab) && html`<span class="spoken">${say("web-tab-calls")}</span>`}
        </button>`)}
    </div>`;
}
