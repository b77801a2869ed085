import { type MembershipSource, type OwnMembership, type Plan, STORE_PAGES } from '@alltalent/shared/contracts';
import type { Invoice } from '../books/invoices.repository';
import type { PlanRow } from '../plans/plans.service';
import { nextStepOf, isChargedAlone, UNATTENDED_CHARGE_MINOR } from './membership-steps.policy';
import type { MembershipStanding } from './membership-standing.service';
import type { Membership } from './memberships.repository';

/** States the membership by the time, as benefits do: what the clock has not done yet gives nothing away. */
export function stateOf({ isMember, membership }: MembershipStanding, now: number): OwnMembership['state'] {
  if (membership === null) return 'none';
  if (!isMember) return 'ended';
  return membership.paidUntil <= now ? 'grace' : 'active';
}

export function renewalOf(membership: Membership | null, currency: string): OwnMembership['renewal'] {
  if (membership === null || membership.source !== 'site')
    return { is_on: false, is_available: false, next_charge_at: null, next_charge_minor: null, currency };
  const { renews, mandate, renewalMinor } = membership;
  const chargedAt = isChargedAlone(membership) ? nextChargeOf(membership) : null;
  return {
    is_on: renews,
    is_available: mandate !== null && renewalMinor <= UNATTENDED_CHARGE_MINOR,
    next_charge_at: chargedAt === null ? null : new Date(chargedAt).toISOString(),
    next_charge_minor: chargedAt === null ? null : renewalMinor,
    currency,
  };
}

/** Null once every try has failed. */
function nextChargeOf(membership: Membership): number | null {
  const planned = nextStepOf({ ...membership, notices: 2 });
  return planned?.step === 'charge' ? planned.at : null;
}

export function storeUrlOf(source: MembershipSource | null): string {
  return source === 'app-store' || source === 'play-store' ? STORE_PAGES[source] : '';
}

export function toPlan({ id, name, tagline, termMonths, priceMinor, currency, benefits }: PlanRow): Plan {
  return { id, name, tagline, term_months: termMonths, price_minor: priceMinor, currency, benefits };
}

export function toInvoiceLine({ id, number, issuedAt, kind, content }: Invoice): OwnMembership['invoices'][number] {
  return {
    id,
    number,
    issued_at: new Date(issuedAt).toISOString(),
    plan_name: content.planName,
    total_minor: content.totalMinor,
    currency: content.currency,
    is_refund: kind === 'credit',
  };
}
