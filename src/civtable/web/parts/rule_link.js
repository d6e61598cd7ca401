/** The way from a question or a refusal to the rule behind it, in a page of its own: the table stays where it is. */
import { html } from "../vendor/ui.js";
import { say } from "../app/words.js";
import { ruleAddress } from "../app/rules.js";
import { Icon } from "../icons.js";

/** @import { Phrase } from "../types/platform.d.ts" */

/** @param {{ game: string, phrase: Phrase | null | undefined }} props */
export function RuleLink({ game, phrase }) {
  const address = phrase && ruleAddress(game, phrase);
  if (!address) return null;
  return html`
    <a class="rule-link" href=${address} target="_blank" rel="noopener"><${Icon} name="help" /><span class="rule-link-word">
      ${say("web-board-rule")}</span><span class="spoken"> ${say("web-rules-new-tab")}</span></a>`;
}
