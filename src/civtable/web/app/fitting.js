/** Settings that fit together: which of them matter, which values can be chosen, and what becomes of one that no longer can. */

/** @import { GameFacts, Settings } from "../types/platform.d.ts" */
/** @import { Applies } from "../types/board.d.ts" */

/** @typedef {GameFacts["settings"][number]} SettingFacts */

/**
 * What a game's board tells of its settings; `fits`: whether a value can be chosen beside the other settings.
 * @typedef {{ applies: Applies, fits: (name: string, value: string, settings: Settings, seats: number) => boolean }} Fitting
 */

/** A game that tells nothing: everything matters and fits. @type {Fitting} */
export const ANY = { applies: () => true, fits: () => true };

/**
 * The values of a setting that can be chosen; the first always can.
 * @param {SettingFacts} setting
 * @param {Settings} settings
 * @param {number} seats
 * @param {Fitting} fitting
 */
export function fittingValues({ name, values }, settings, seats, { fits }) {
  return values.filter((value, i) => i === 0 || fits(name, value, settings, seats));
}

/**
 * The settings with the first value wherever the one that was chosen does not fit. Of two that do not fit together the later gives way.
 * @param {SettingFacts[]} all
 * @param {Settings} settings
 * @param {number} seats
 * @param {Fitting} fitting
 */
export function settled(all, settings, seats, fitting) {
  const found = { ...settings };
  for (const setting of [...all].reverse()) {
    const { name, values } = setting;
    if (!fitting.applies(name, found, seats)) continue;
    if (!fittingValues(setting, found, seats, fitting).includes(found[name])) found[name] = values[0];
  }
  return found;
}

/**
 * Only what matters goes to the server.
 * @param {SettingFacts[]} all
 * @param {Settings} settings
 * @param {number} seats
 * @param {Fitting} fitting
 * @returns {Settings}
 */
export function chosenSettings(all, settings, seats, { applies }) {
  return Object.fromEntries(all.filter(({ name }) => applies(name, settings, seats)).map(({ name }) => [name, settings[name]]));
}
