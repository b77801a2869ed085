import type { MembershipEntity } from '../schema/membership.entity';

/** What the clock does with a membership. */
export type MembershipStep = 'notice-week' | 'notice-day' | 'charge' | 'end' | 'end-mandate';
export type PlannedStep = { readonly step: MembershipStep; readonly at: number };
type Steered = Pick<
  MembershipEntity,
  'state' | 'renews' | 'paidUntil' | 'accessUntil' | 'notices' | 'noticedAt' | 'attempts' | 'mandate' | 'renewalMinor'
>;

const HOUR_MS = 3600 * 1000;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_NOTICE_MS = 7 * DAY_MS;
/** Notice before a charge (Reserve Bank of India, processing of e-mandates on cards for recurring transactions, 2019-08-21: 24 hours). */
export const DAY_NOTICE_MS = 24 * HOUR_MS;
/** Days after the end of the term on which a failed charge is tried again. */
export const RETRY_DAYS = [1, 3, 5] as const;
/** Days after the end of the term during which everything still works while the charge is tried again. */
export const GRACE_DAYS = 7;
/** Time after a planned charge for which access goes on, so that a charge under way interrupts nothing. */
export const CHARGE_TIME_MS = HOUR_MS;
/** Time after which a provider that was away, or whose payment was pending, is asked again. */
export const ASK_AGAIN_MS = HOUR_MS;
/** Highest charge without a fresh authentication, in paise (Reserve Bank of India, 2022-06-16: Rs 15,000). */
export const UNATTENDED_CHARGE_MINOR = 1_500_000;

/** True when the next term is charged without the member: the renewal is on, and the bank's consent covers the sum. */
export function isChargedAlone({ renews, mandate, renewalMinor }: Pick<Steered, 'renews' | 'mandate' | 'renewalMinor'>): boolean {
  return renews && mandate !== null && renewalMinor <= UNATTENDED_CHARGE_MINOR;
}

/** Returns what the clock does next with a membership, and when; null when nothing is left to do. */
export function nextStepOf(membership: Steered): PlannedStep | null {
  const { state, paidUntil, accessUntil, notices, noticedAt, attempts, mandate } = membership;
  if (state === 'ended') return mandate === null ? null : { step: 'end-mandate', at: accessUntil };
  if (notices < 1) return { step: 'notice-week', at: paidUntil - WEEK_NOTICE_MS };
  if (notices < 2) return { step: 'notice-day', at: paidUntil - DAY_NOTICE_MS };
  const retryDay = attempts === 0 ? 0 : RETRY_DAYS[attempts - 1];
  if (!isChargedAlone(membership) || retryDay === undefined) return { step: 'end', at: accessUntil };
  // A notice that went out late delays the charge.
  const at = Math.max(paidUntil + retryDay * DAY_MS, (noticedAt ?? 0) + DAY_NOTICE_MS);
  return at < graceEndOf(membership) ? { step: 'charge', at } : { step: 'end', at: accessUntil };
}

/** Returns the membership with `nextAt` as its next step says. Everything that changes what the clock does next stores it so. */
export function withNextStep<T extends Steered>(membership: T): T & { readonly nextAt: number | null } {
  return { ...membership, nextAt: nextStepOf(membership)?.at ?? null };
}

/** Returns the step to do at `now`: what is planned, or what takes its place when the clock stood still; null before it is due. */
export function dueStepOf(membership: Steered, now: number): MembershipStep | null {
  const planned = nextStepOf(membership);
  if (planned === null || planned.at > now) return null;
  const { step } = planned;
  if (step === 'charge') return now < graceEndOf(membership) ? step : 'end';
  if (step !== 'notice-week' && step !== 'notice-day') return step;
  if (!isChargedAlone(membership) && membership.accessUntil <= now) return 'end';
  return membership.paidUntil - DAY_NOTICE_MS <= now ? 'notice-day' : step;
}

/** Returns until when a charge is tried, and everything still works meanwhile. */
export function graceEndOf({ paidUntil }: Pick<Steered, 'paidUntil'>): number {
  return paidUntil + GRACE_DAYS * DAY_MS;
}

/** Returns what changes when the renewal is turned off: no charge any more, and the end where the paid time or the grace ends. */
export function withoutRenewal({ state, paidUntil, accessUntil }: Pick<Steered, 'state' | 'paidUntil' | 'accessUntil'>) {
  return { renews: false, accessUntil: state === 'grace' ? accessUntil : paidUntil } as const;
}
