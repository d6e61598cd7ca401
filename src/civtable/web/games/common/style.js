/** Styles that a board brings along. */

/** Links the styles beside a module, once; the board is shown when they are there. */
export function styles(base, names) {
  const link = (name) => {
    const href = new URL(name, base).href;
    if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
    const element = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    const loaded = new Promise((resolve) => (element.onload = element.onerror = resolve));
    document.head.append(element);
    return loaded;
  };
  const shared = ["frame.css", "things.css", "sheet.css", "pointer.css"].map((name) => new URL(name, import.meta.url).href);
  return Promise.all([...shared, ...names].map(link));
}
