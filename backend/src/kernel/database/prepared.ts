const texts = new Set<string>();

/** As many as each connection keeps; the server has a limit for all of its connections together. */
export const MOST_PREPARED = 100;

/**
 * Marks the text of a statement that is sent again and again as it is: the server reads and checks it once for each
 * connection. Only for texts of which there are few; a text that is put together anew would take two round trips. LIMIT and
 * OFFSET have to stand in the text as numbers: MariaDB plans for a statement that may want everything where they are values.
 */
export function prepared(text: string): string {
  texts.add(text);
  return text;
}

export function isPrepared(text: string): boolean {
  return texts.has(text);
}
