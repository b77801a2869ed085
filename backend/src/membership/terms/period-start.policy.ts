import type { MembershipEntity } from '../schema/membership.entity';
import { anchorDayOf, endOfTerm } from './term-dates.policy';

type Running = Pick<MembershipEntity, 'state' | 'paidUntil' | 'accessUntil'>;

/**
 * Returns when the next period starts: at the end of what is paid while access lasts, so that no day is lost and none given twice, and
 * `now` otherwise. A renewal continues where the term ended, also when its charge took some minutes.
 */
export function startOfPeriod(
  membership: Running | null,
  { isRenewal, now }: { readonly isRenewal: boolean; readonly now: number },
): number {
  if (membership === null) return now;
  const continues = membership.accessUntil > now || (isRenewal && membership.state !== 'ended');
  return continues ? membership.paidUntil : now;
}

/**
 * Returns the anchor day of a period. A period that follows another keeps its anchor, so that terms from the 31st return to it after a
 * short month, unless extra days have moved the start to another day.
 */
export function anchorOf(startsAt: number, former: Pick<MembershipEntity, 'paidUntil' | 'anchorDay'> | null): number {
  const isKept = former !== null && former.paidUntil === startsAt && endOfTerm(startsAt, 0, former.anchorDay) === startsAt;
  return isKept ? former.anchorDay : anchorDayOf(startsAt);
}
