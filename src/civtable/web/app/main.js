/** The start: words, theme, links, and the page that the address names. */
import { html, render } from "../vendor/ui.js";
import { applyPreferences } from "./prefs.js";
import { learnWords } from "./words.js";
import { followLinks } from "./router.js";
import { keepFocus } from "./focus.js";
import { startWorker } from "./push.js";
import { App } from "./app.js";

applyPreferences();
followLinks();
keepFocus();
startWorker();
await learnWords();
render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
