import type { MembershipSource, PaidPlanId } from '@alltalent/shared/contracts';
import type { Order } from '../orders/orders.repository';
import type { Membership, MembershipPeriod } from './memberships.repository';

/** What a new period changes about the renewal of a membership. */
export type NextMembership = Pick<
  Membership,
  'source' | 'renews' | 'anchorDay' | 'provider' | 'mandate' | 'renewalPlanId' | 'renewalMinor'
>;
type Ordered = { readonly order: Order; readonly mandate: string | null; readonly anchorDay: number };
type Granted = { readonly planId: PaidPlanId; readonly source: MembershipSource; readonly anchorDay: number };

/**
 * Returns the membership after an order: its buyer's last choice about renewal counts, and an older consent to charge is kept. A renewal
 * is no choice: who turned it off while the bank was deciding keeps it off.
 */
export function afterOrder(former: Membership | null, { order, mandate, anchorDay }: Ordered): NextMembership {
  const { planId: renewalPlanId, renewalMinor, provider } = order;
  const renews = order.kind === 'renewal' && former !== null ? former.renews : order.renews;
  const consent = mandate === null ? consentOf(former) : { provider, mandate };
  return { ...consent, source: 'site', renews, anchorDay, renewalPlanId, renewalMinor };
}

/** Returns the membership after a grant, which changes nothing about a renewal that was agreed to. */
export function afterGrant(former: Membership | null, { planId, source, anchorDay }: Granted): NextMembership {
  if (former === null || former.state === 'ended') {
    return { source, renews: false, anchorDay, provider: null, mandate: null, renewalPlanId: planId, renewalMinor: 0 };
  }
  const { renews, provider, mandate, renewalPlanId, renewalMinor } = former;
  return { source: renews ? former.source : source, renews, anchorDay, provider, mandate, renewalPlanId, renewalMinor };
}

/** Returns the membership without a period that was taken back. `left`: the other periods. Ends it when nothing paid is ahead. */
export function afterRevocation(former: Membership, left: readonly MembershipPeriod[], now: number): Membership {
  const ahead = left.filter(({ endsAt }) => endsAt > now);
  if (ahead.length === 0) return ended(former, left, now);
  const running = runningOf(ahead, now) ?? ahead[0];
  const paidUntil = Math.max(...ahead.map(({ endsAt }) => endsAt));
  const planId = running?.planId ?? former.planId;
  if (paidUntil === former.paidUntil) return { ...former, planId };
  return { ...former, state: 'active', planId, paidUntil, accessUntil: paidUntil, notices: 0, noticedAt: null, attempts: 0 };
}

/** Returns the period that runs at `now`, of periods in the order of their start. */
export function runningOf(periods: readonly MembershipPeriod[], now: number): MembershipPeriod | undefined {
  return periods.find(({ startsAt, endsAt, revokedAt }) => revokedAt === null && startsAt <= now && endsAt > now);
}

/** The consent to charge stays until the clock has taken it back at the provider. */
function ended(former: Membership, left: readonly MembershipPeriod[], now: number): Membership {
  const paidUntil = left.length === 0 ? now : Math.max(...left.map(({ endsAt }) => endsAt));
  return { ...former, renews: false, state: 'ended', paidUntil, accessUntil: Math.min(former.accessUntil, now) };
}

function consentOf(former: Membership | null): Pick<Membership, 'provider' | 'mandate'> {
  if (former === null || former.state === 'ended') return { provider: null, mandate: null };
  return { provider: former.provider, mandate: former.mandate };
}
