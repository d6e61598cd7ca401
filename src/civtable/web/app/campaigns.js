/** The campaigns that this browser knows: the token that opens each, and the table of its game. */
import { kept, keep } from "./prefs.js";

/** @typedef {{ token?: string, table?: string }} KeptCampaign */

const CAMPAIGNS = "civtable.campaigns";

/**
 * By id: {token, table}.
 * @returns {Record<string, KeptCampaign>}
 */
export const campaignsHere = () => kept(CAMPAIGNS, {});

/**
 * Remembers something about a campaign.
 * @param {string} id
 * @param {KeptCampaign} changes
 */
export function keepCampaign(id, changes) {
  const all = campaignsHere();
  keep(CAMPAIGNS, { ...all, [id]: { ...all[id], ...changes } });
}

/**
 * A campaign that is not there any more is forgotten.
 * @param {string} id
 */
export function forgetCampaign(id) {
  const all = campaignsHere();
  delete all[id];
  keep(CAMPAIGNS, all);
}

/**
 * The campaign that a table is a game of, as this browser knows it; null if it is none.
 * @param {string} table
 */
export const campaignOf = (table) => Object.keys(campaignsHere()).find((id) => campaignsHere()[id].table === table) ?? null;
