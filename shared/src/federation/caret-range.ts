type Version = readonly [major: number, minor: number, patch: number];

const VERSION = /^\^?(\d{1,5})\.(\d{1,5})\.(\d{1,5})(?:[-+].*)?$/u;

/**
 * Whether a version lies in a caret range, as npm reads it: the first number that is not zero stays. A version before a
 * release (`19.0.0-rc.1`) is in no range, and neither is anything that is no version.
 */
export function isInCaretRange(version: string, range: string): boolean {
  const has = /^\d[^-]*$/u.test(version) ? parse(version) : null;
  const needs = /^\^[\d.]+$/u.test(range) ? parse(range) : null;
  return has !== null && needs !== null && compare(has, needs) >= 0 && compare(has, ceilingOf(needs)) < 0;
}

function parse(text: string): Version | null {
  const [, major, minor, patch] = VERSION.exec(text) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** The first version beyond the range. */
function ceilingOf([major, minor, patch]: Version): Version {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}
