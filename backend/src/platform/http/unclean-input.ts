const DEEPEST = 8;
const MOST_KEYS = 500;
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];
// A NUL byte, or half of a surrogate pair: no database stores them alike.
const BROKEN_TEXT = /\u0000|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/u;
const BROKEN_UNITS = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/;

export type Unclean = { readonly path: string; readonly message: string };

/** The first value that no call accepts: broken text, too deep, too many keys. Null when all is well. */
export function findUnclean(input: unknown): Unclean | null {
  const budget = { keys: MOST_KEYS };
  return visit(input, '', 0, budget);
}

function visit(value: unknown, path: string, depth: number, budget: { keys: number }): Unclean | null {
  if (typeof value === 'string') return isBroken(value) ? { path, message: 'This text contains characters that cannot be stored.' } : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEEPEST) return { path, message: 'This is nested too deeply.' };
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    budget.keys -= 1;
    if (budget.keys < 0) return { path: innerPath, message: 'There are too many values.' };
    if (isBroken(key)) return { path: path === '' ? 'body' : path, message: 'A name contains characters that cannot be stored.' };
    if (FORBIDDEN_KEYS.includes(key)) continue;
    const found = visit(inner, innerPath, depth + 1, budget);
    if (found) return found;
  }
  return null;
}

function isBroken(text: string): boolean {
  return BROKEN_TEXT.test(text) || BROKEN_UNITS.test(text);
}
