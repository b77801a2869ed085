const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type SessionLife = {
  readonly idleMs: number;
  readonly absoluteMs: number;
  /** False: the cookie goes when the browser is closed. */
  readonly isPersistent: boolean;
};

/** NIST SP 800-63B-4, AAL1: at most 30 days in all; a week of silence ends it, too. Staff by the rules of AAL2. */
export const SESSION_LIVES = {
  standard: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS, isPersistent: true },
  /** Password login without "remember me". */
  short: { idleMs: 12 * HOUR_MS, absoluteMs: DAY_MS, isPersistent: false },
  staff: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS, isPersistent: false },
} as const satisfies Record<string, SessionLife>;

/** A code proves its owner for this long: changes of contact, password and the account itself ask for it. */
export const FRESH_MS = 10 * MINUTE_MS;
export const SESSIONS_PER_USER = 10;

/** What the cookie of a session that goes on is kept for: the time until the session's end, in whole seconds as cookies have it. */
export function lifeLeftOf({ expiresAt, idleMs }: { readonly expiresAt: number; readonly idleMs: number }, now: number): SessionLife {
  const { standard } = SESSION_LIVES;
  const secondsLeft = Math.max(0, Math.floor((expiresAt - now) / 1000));
  return { idleMs, absoluteMs: secondsLeft * 1000, isPersistent: idleMs === standard.idleMs };
}
