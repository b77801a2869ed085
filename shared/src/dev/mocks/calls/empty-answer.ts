/** Fields that count what a list has. */
const TOTAL = /^(?:total|count|pages|unread|fresh$)|(?:total|count|cnt|pages)$|(?:Total|Count|Pages)$/u;
/** Fields, and calls, of which every number counts something. */
const ALL_TOTALS = /^count(?:s|ers)$/u;
/** Fields that lead to more of a list. */
const MORE = /^(?:next|cursor|after)(?:$|_)|^has_more$/u;

/** Returns the body of a call's answer with empty lists, totals of 0 and nothing more to load. */
export function emptyAnswer(body: unknown, call: string): unknown {
  return empty(body, call, ALL_TOTALS.test(call));
}

function empty(value: unknown, name: string, isCounted: boolean): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return name !== 'status' && (isCounted || TOTAL.test(name)) ? 0 : value;
  if (MORE.test(name)) return typeof value === 'boolean' ? false : null;
  if (typeof value !== 'object' || value === null) return value;
  const isCounting = isCounted || ALL_TOTALS.test(name);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, empty(inner, key, isCounting)]));
}
