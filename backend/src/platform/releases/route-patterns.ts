/** Fewer than a pattern's characters: what is compared segment by segment stays small. */
const SEGMENT = /^:?[a-z0-9_-]+$/u;
const SCORES = { fixed: 10, open: 3, splat: -2 } as const;

/** A pattern's segments as the router compares them: whatever case they are in. Null for what is no pattern of a page. */
export function segmentsOf(pattern: string): readonly string[] | null {
  const [first, ...segments] = pattern.toLowerCase().split('/');
  const named = segments.length === 1 && segments[0] === '' ? [] : segments;
  const isWhole = first === '' && named.every((segment, index) => SEGMENT.test(segment) || (segment === '*' && index === named.length - 1));
  return isWhole ? named : null;
}

/** True when some address fits both patterns, and the router shows the page of the first one there. */
export function takesFrom(own: readonly string[], other: readonly string[]): boolean {
  return overlap(own, other) && rankOf(own) >= rankOf(other);
}

/** One segment that may be anything: names of people stand there, beside the names of pages. */
export function isNamePattern([segment = '', ...rest]: readonly string[]): boolean {
  return segment.startsWith(':') && rest.length === 0;
}

function overlap([one, ...restOfOne]: readonly string[], [other, ...restOfOther]: readonly string[]): boolean {
  if (one === '*' || other === '*') return true;
  if (one === undefined || other === undefined) return one === other;
  const isSame = one === other || one.startsWith(':') || other.startsWith(':');
  return isSame && overlap(restOfOne, restOfOther);
}

/** As the router ranks them: a fixed segment before an open one, more segments before fewer. */
function rankOf(segments: readonly string[]): number {
  return segments.reduce((sum, segment) => sum + 1 + scoreOf(segment), 0);
}

function scoreOf(segment: string): number {
  if (segment === '*') return SCORES.splat;
  return segment.startsWith(':') ? SCORES.open : SCORES.fixed;
}
