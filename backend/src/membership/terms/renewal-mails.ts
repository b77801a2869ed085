import { formatMinor, longDayInIndia, momentInIndia } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { Membership } from './memberships.repository';

/** Mail to a member, also shown by the bell. `path`: where its link leads. */
export type RenewalMail = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly path: string;
  readonly action: string;
};
/** What mails name: the plan, and who charges. */
export type Named = { readonly plan: string; readonly currency: string; readonly merchant: string };
type Subject = Pick<Membership, 'paidUntil' | 'accessUntil' | 'renewalMinor' | 'mandate'>;

const OWN_PAGE = '/account/membership';
const PLANS_PAGE = '/membership';

/** Announces a renewal that is charged alone. With `isLast`: the notice that precedes the charge by a day. */
export function renewsMail(membership: Subject, named: Named, { chargeAt, isLast }: { chargeAt: number; isLast: boolean }): RenewalMail {
  const values = valuesOf(membership, named, chargeAt);
  return {
    subject: t(isLast ? 'membership.terms.chargeSubject' : 'membership.terms.renewsSubject', values),
    paragraphs: [t('membership.terms.renews', values), t('membership.terms.optOut', values)],
    facts: factsOf(membership, named, chargeAt),
    path: OWN_PAGE,
    action: t('membership.terms.manage'),
  };
}

/** Announces the end of a membership. With `needsMember`: its renewal is on, but cannot be charged without the member. */
export function endsMail(membership: Subject, named: Named, needsMember: boolean): RenewalMail {
  const values = valuesOf(membership, named, membership.accessUntil);
  return {
    subject: t('membership.terms.endsSubject', values),
    paragraphs: [t('membership.terms.ends', values), t(needsMember ? 'membership.terms.payByHand' : 'membership.terms.keep', values)],
    facts: [],
    path: PLANS_PAGE,
    action: t('membership.terms.seePlans'),
  };
}

/** Tells that a charge failed. `retryAt` null: it is not tried again. */
export function failedMail(
  membership: Subject,
  named: Named,
  { reason, retryAt }: { reason: string; retryAt: number | null },
): RenewalMail {
  const values = { ...valuesOf(membership, named, retryAt ?? membership.accessUntil), reason };
  const next = retryAt === null ? t('membership.terms.failedLast', values) : t('membership.terms.failedRetry', values);
  return {
    subject: t('membership.terms.failedSubject', values),
    paragraphs: [t('membership.terms.failed', values), ...(reason === '' ? [] : [t('membership.terms.failedReason', values)]), next],
    facts: [],
    path: OWN_PAGE,
    action: t('membership.terms.payNow'),
  };
}

/** Tells that a membership ended, what stays and what is limited. */
export function endedMail(membership: Subject, named: Named): RenewalMail {
  const values = valuesOf(membership, named, membership.accessUntil);
  return {
    subject: t('membership.terms.endedSubject', values),
    paragraphs: [t('membership.terms.ended', values), t('membership.terms.endedStays'), t('membership.terms.endedLimits')],
    facts: [],
    path: PLANS_PAGE,
    action: t('membership.terms.seePlans'),
  };
}

/** Proves that the renewal was turned off at `now`. */
export function turnedOffMail(membership: Subject, named: Named, now: number): RenewalMail {
  const values = { ...valuesOf(membership, named, membership.accessUntil), now: momentInIndia(now) };
  return {
    subject: t('membership.terms.offSubject', values),
    paragraphs: [t('membership.terms.off', values), t('membership.terms.offAgain')],
    facts: [],
    path: OWN_PAGE,
    action: t('membership.terms.manage'),
  };
}

/** Proves that the renewal was turned on at `now`, and announces the next charge. */
export function turnedOnMail(membership: Subject, named: Named, { now, chargeAt }: { now: number; chargeAt: number }): RenewalMail {
  const values = { ...valuesOf(membership, named, chargeAt), now: momentInIndia(now) };
  return {
    subject: t('membership.terms.onSubject', values),
    paragraphs: [t('membership.terms.on', values), t('membership.terms.optOut', values)],
    facts: factsOf(membership, named, chargeAt),
    path: OWN_PAGE,
    action: t('membership.terms.manage'),
  };
}

function valuesOf({ accessUntil, paidUntil, renewalMinor }: Subject, { plan, currency }: Named, at: number) {
  const [sum, day, moment] = [formatMinor(renewalMinor, currency), longDayInIndia(at), momentInIndia(at)];
  return { plan, sum, day, moment, end: momentInIndia(paidUntil), access: momentInIndia(accessUntil) };
}

/** What the Reserve Bank of India asks a notice before a charge to name. */
function factsOf({ renewalMinor, mandate }: Subject, { plan, currency, merchant }: Named, chargeAt: number): RenewalMail['facts'] {
  return [
    [t('membership.terms.factSum'), t('membership.terms.withTax', { sum: formatMinor(renewalMinor, currency) })],
    [t('membership.terms.factDay'), momentInIndia(chargeAt)],
    [t('membership.terms.factMerchant'), merchant],
    [t('membership.terms.factPlan'), plan],
    [t('membership.terms.factReference'), mandate ?? ''],
  ];
}
