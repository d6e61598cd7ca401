/** Files for whoever looks at the page. */

/**
 * Hands a file to whoever looks at the page.
 * @param {Blob} file
 * @param {string} name
 */
export function save(file, name) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}
