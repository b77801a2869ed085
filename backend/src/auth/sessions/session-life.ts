const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type SessionLife = {
  readonly idleMs: number;
  readonly absoluteMs: number;
  /** False for a cookie that ends with the browser. */
  readonly isPersistent: boolean;
};

/** Lifetimes of sessions by NIST SP 800-63B-4: AAL1 for users, at most 30 days and a week without requests; AAL2 for staff. */
export const SESSION_LIVES = {
  standard: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS, isPersistent: true },
  /** Lifetime of a password login without "remember me". */
  short: { idleMs: 12 * HOUR_MS, absoluteMs: DAY_MS, isPersistent: false },
  staff: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS, isPersistent: false },
} as const satisfies Record<string, SessionLife>;

/** Time in milliseconds for which a code proves the owner: changes of contact, password and account require it. */
export const FRESH_MS = 10 * MINUTE_MS;
export const SESSIONS_PER_USER = 10;

/** Remaining lifetime of a continued session, rounded down to whole seconds for its cookie. */
export function lifeLeftOf({ expiresAt, idleMs }: { readonly expiresAt: number; readonly idleMs: number }, now: number): SessionLife {
  const { standard } = SESSION_LIVES;
  const secondsLeft = Math.max(0, Math.floor((expiresAt - now) / 1000));
  return { idleMs, absoluteMs: secondsLeft * 1000, isPersistent: idleMs === standard.idleMs };
}
