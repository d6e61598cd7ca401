/** A text as a QR code, drawn here: a link to a seat is a secret, which no server has to know. */
import { html, useMemo } from "../vendor/ui.js";
import { encode } from "../vendor/uqr.js";

/** @param {{ text: string, label: string }} props */
export function QrCode({ text, label }) {
  const { size, d } = useMemo(() => {
    const code = encode(text, { ecc: "M", border: 2 });
    const squares = code.data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: code.size, d: squares.join("") };
  }, [text]);
  return html`
    <svg class="qr" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${label} shape-rendering="crispEdges">
      <rect width=${size} height=${size} fill="#fff" /><path d=${d} fill="#000" />
    </svg>`;
}
