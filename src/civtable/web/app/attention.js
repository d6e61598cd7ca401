/** Calling somebody who looks elsewhere: a notification and a bell when it is their turn, if they wish. */
import { signal } from "../vendor/ui.js";
import { SIGN } from "../icons.js";
import { prefs } from "./prefs.js";
import { play } from "./sound.js";
import { say } from "./words.js";

/** Whether somebody is asked on this page: its title says so, for those who look at another tab. */
export const asked = signal(false);

/**
 * It is this player's turn.
 * @param {string} table
 * @param {string} question
 */
export function callPlayer(table, question) {
  play("turn");
  if (prefs.value.notify && document.hidden && Notification.permission === "granted") notify(table, question);
}

/**
 * A notification; a click on it leads to the table. One that comes from the server for the same table takes its place.
 * @param {string} table
 * @param {string} question
 */
function notify(table, question) {
  try {
    const call = new Notification(say("web-title-your_turn"), { body: question, tag: `civtable-${table}`, icon: SIGN });
    call.onclick = () => {
      window.focus();
      call.close();
    };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // browsers of phones have none for pages
  }
}

/** Whether notifications are possible and allowed; asks the user the first time. */
export async function mayNotify() {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
