/** From where a friend can come: which address a link to send has to name. */
import { getOnce } from "./api.js";

/**
 * `origin` is what links begin with; `hereOnly`: nobody elsewhere can open them; `address`: by which others come to this
 * server, if that is known; `unknown`: others can come, but not by what the links begin with.
 * @typedef {{ origin: string, hereOnly: boolean, address: string | null, unknown: boolean }} Reach
 */

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Who reads this by a name that others can use sends that; on the machine of the server itself it says what others need.
 * @returns {Promise<Reach>}
 */
export async function reachHere() {
  const { origin, hostname } = location;
  if (!LOOPBACK.test(hostname)) return { origin, hereOnly: false, address: null, unknown: false };
  const { here_only: hereOnly, address } = await getOnce("/reach");
  return { origin: hereOnly ? origin : (address ?? origin), hereOnly, address, unknown: !hereOnly && !address };
}
