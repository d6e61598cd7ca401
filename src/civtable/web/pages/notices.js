/** Where links of mails lead: an address is confirmed, all mail ends, or a seat is opened. The link is used at once. */
import { html } from "../vendor/ui.js";
import { post } from "../app/api.js";
import { go } from "../app/router.js";
import { holdSeat } from "../app/seats.js";
import { say } from "../app/words.js";
import { useAnswer, Waiting } from "../parts/loading.js";

/** @type {Record<string, (link: string) => Promise<string>>} */
const USES = {
  confirm: async (link) => {
    await post("/notices/confirm", { link });
    return "web-notices-confirmed";
  },
  stop: async (link) => {
    await post(`/notices/stop?link=${encodeURIComponent(link)}`);
    return "web-notices-stopped";
  },
  open: async (link) => {
    const { table, seat, token } = await post("/notices/open", { link });
    holdSeat(table, seat, token, false);
    go(`/table/${table}`, { replace: true });
    return "web-notices-opening";
  },
};

/** The link in the address bar, taken out of it at once. */
function linkInAddress() {
  const link = location.hash.slice(1);
  if (link) history.replaceState(null, "", location.pathname);
  return link;
}

/** @param {{ args: string[] }} props */
export function NoticesPage({ args: [use] }) {
  const [{ value: said, phrase }] = useAnswer(async () => {
    const link = linkInAddress();
    return link ? USES[use](link) : "web-notices-no-link";
  }, [use]);
  return html`
    <div class="page narrow stack">
      <h1>${say("web-title-notices")}</h1>
      ${said ? html`<p class="notice" role="status">${say(said)}</p>` : html`<${Waiting} phrase=${phrase} />`}
      <p><a href="/settings">${say("web-title-settings")}</a></p>
    </div>`;
}
