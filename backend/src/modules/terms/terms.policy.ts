const DAY_MS = 86_400_000;
/** Product-spec section 4: changes are posted at least fifteen days ahead. */
export const NOTICE_DAYS = 15;

type PostedVersion = { readonly version: string; readonly effectiveAt: number };
export type TermsDraft = {
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
  readonly summary: string;
};

/** The first moment of a calendar day, YYYY-MM-DD. */
export function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** Why a version cannot be posted today (YYYY-MM-DD); null: it can. Notice is counted in whole days, the day of posting not included. */
export function refuseDraft({ version, effectiveOn }: TermsDraft, posted: readonly PostedVersion[], today: string): string | null {
  if (posted.some((known) => known.version === version)) return `Version ${version} is posted already. Choose another name.`;
  const earliest = startOf(today) + NOTICE_DAYS * DAY_MS;
  if (startOf(effectiveOn) < earliest)
    return `Terms are posted at least ${NOTICE_DAYS} days ahead: the earliest day is ${toDay(earliest)}.`;
  const last = posted.find(({ effectiveAt }) => effectiveAt >= startOf(effectiveOn));
  return last ? `Version ${last.version} takes effect on ${toDay(last.effectiveAt)}. Choose a later day.` : null;
}

/** YYYY-MM-DD. */
export function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
