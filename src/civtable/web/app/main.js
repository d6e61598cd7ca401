/** The start: words, theme, links, and the page that the address names. */
import { html, render } from "../vendor/ui.js";
import { applyPreferences } from "./prefs.js";
import { learnWords } from "./words.js";
import { followLinks, path } from "./router.js";
import { fetchPage, routed } from "./routes.js";
import { keepFocus } from "./focus.js";
import { startWorker } from "./push.js";
import { App } from "./app.js";

applyPreferences();
followLinks();
keepFocus();
startWorker();
const page = fetchPage(routed(path.peek())).catch(() => null); // asked for again where it is shown
await Promise.all([learnWords(), page]);
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
