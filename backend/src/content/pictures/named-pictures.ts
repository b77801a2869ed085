const NAMES = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/gu;

/** Returns the uploaded pictures that a stored text names, each once. Other texts of 32 hexadecimal digits are taken for one, too. */
export function picturesNamedIn(source: string): string[] {
  return [...new Set(source.match(NAMES) ?? [])];
}
