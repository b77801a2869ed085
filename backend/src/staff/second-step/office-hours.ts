const MINUTE_MS = 60_000;

/** Longest visit after its first second step, whatever is done in it: a working day (NIST SP 800-63B-4, AAL2: at most a day). */
export const VISIT_MS = 10 * 60 * MINUTE_MS;
/** How long a second step allows dangerous acts. */
export const CONFIRMED_MS = 10 * MINUTE_MS;
/** How long a challenge may be answered. */
export const CHALLENGE_MS = 5 * MINUTE_MS;

type Proved = { readonly openedAt: number | null; readonly provedAt: number | null };

/** Time at which the office closes for this visit, in milliseconds since 1970; null when it is closed. */
export function openUntil(visit: Proved | null, now: number): number | null {
  const end = (visit?.openedAt ?? -VISIT_MS) + VISIT_MS;
  return now < end ? end : null;
}

/** Time until which dangerous acts are allowed, in milliseconds since 1970; null when the second step is needed again. */
export function confirmedUntil(visit: Proved | null, now: number): number | null {
  const end = (visit?.provedAt ?? -CONFIRMED_MS) + CONFIRMED_MS;
  return openUntil(visit, now) !== null && now < end ? end : null;
}
