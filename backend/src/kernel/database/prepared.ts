const texts = new Set<string>();

/** Prepared statements per connection; the server has a limit for all of its connections together. */
export const MOST_PREPARED = 100;

/**
 * Marks a statement as prepared: the server parses its text once per connection. For constant texts only; a text that is built
 * for each request would take two round trips. LIMIT and OFFSET must be numbers in the text: where they are values, MariaDB
 * plans for reading all rows.
 */
export function prepared(text: string): string {
  texts.add(text);
  return text;
}

export function isPrepared(text: string): boolean {
  return texts.has(text);
}
