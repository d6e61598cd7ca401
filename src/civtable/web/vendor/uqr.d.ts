/** The types of what is used of the vendored file. */
export function encode(text: string, options?: { ecc?: "L" | "M" | "Q" | "H"; border?: number }): { size: number; data: boolean[][] };
