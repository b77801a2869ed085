import { createHash } from 'node:crypto';

/** Writes JSON with sorted keys and without undefined values, so that equal values give equal text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

export function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
