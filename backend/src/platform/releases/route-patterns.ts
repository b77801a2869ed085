/** One segment of a route pattern: a name or a :parameter. */
const SEGMENT = /^:?[a-z0-9_-]+$/u;
const SCORES = { fixed: 10, open: 3, splat: -2 } as const;

/** Returns a pattern's segments in lower case, as the router compares them; null for an invalid pattern. */
export function segmentsOf(pattern: string): readonly string[] | null {
  const [first, ...segments] = pattern.toLowerCase().split('/');
  const named = segments.length === 1 && segments[0] === '' ? [] : segments;
  const isWhole = first === '' && named.every((segment, index) => SEGMENT.test(segment) || (segment === '*' && index === named.length - 1));
  return isWhole ? named : null;
}

/** Whether some path matches both patterns and the router prefers `own` there. */
export function takesFrom(own: readonly string[], other: readonly string[]): boolean {
  return overlap(own, other) && rankOf(own) >= rankOf(other);
}

/** Whether a path is one of a pattern, given as segments. */
export function matchesPath(pattern: readonly string[], path: string): boolean {
  const names = path.toLowerCase().split('/').filter(Boolean);
  const isOpen = pattern.at(-1) === '*';
  const needed = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? names.length < needed.length : names.length !== needed.length) return false;
  return needed.every((segment, index) => segment.startsWith(':') || segment === names[index]);
}

/** Whether a pattern is a single parameter, /:slug, which profiles share with pages. */
export function isNamePattern([segment = '', ...rest]: readonly string[]): boolean {
  return segment.startsWith(':') && rest.length === 0;
}

function overlap([one, ...restOfOne]: readonly string[], [other, ...restOfOther]: readonly string[]): boolean {
  if (one === '*' || other === '*') return true;
  if (one === undefined || other === undefined) return one === other;
  const isSame = one === other || one.startsWith(':') || other.startsWith(':');
  return isSame && overlap(restOfOne, restOfOther);
}

/** Returns a pattern's rank as the router computes it: fixed segments before parameters, more segments before fewer. */
function rankOf(segments: readonly string[]): number {
  return segments.reduce((sum, segment) => sum + 1 + scoreOf(segment), 0);
}

function scoreOf(segment: string): number {
  if (segment === '*') return SCORES.splat;
  return segment.startsWith(':') ? SCORES.open : SCORES.fixed;
}
