const DAY_MS = 24 * 3600 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u;
/** Days that authors wrote into a document, which therefore do not move. */
const FIXED_DAYS = ['effective_on', 'published_on'];

/**
 * A recorded answer with its days (`2026-11-23`) and moments (ISO 8601, UTC) moved by the whole days since it was
 * recorded: what was open then is open now, and what was new is new.
 */
export function asOfToday<T>(body: T, recordedOn: string, now: Date): T {
  const passed = Math.floor((now.getTime() - Date.parse(recordedOn)) / DAY_MS) * DAY_MS;
  return passed === 0 ? body : (move(body, passed) as T);
}

function move(value: unknown, passed: number): unknown {
  if (typeof value === 'string') return moveTime(value, passed);
  if (Array.isArray(value)) return value.map((item) => move(item, passed));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, FIXED_DAYS.includes(name) ? inner : move(inner, passed)] as const);
  return Object.fromEntries(fields);
}

function moveTime(text: string, passed: number): string {
  if (!DAY.test(text) && !MOMENT.test(text)) return text;
  return new Date(Date.parse(text) + passed).toISOString().slice(0, DAY.test(text) ? 10 : undefined);
}
