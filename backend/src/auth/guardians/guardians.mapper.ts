import { ageOn, type Child, LIMITS } from '@alltalent/shared/contracts';
import type { WaitingForChild } from './child-waiting.repository';
import { type ChildRecord, deletionDay, hasConsent, hasPresentConsent } from './guardians.policy';

const when = (time: number) => new Date(time).toISOString();
const whenOrNull = (time: number | null) => (time === null ? null : when(time));

/** `account`: what waits in the account of the child that the guardian can use; undefined without one. */
type Beside = { readonly account: WaitingForChild | undefined; readonly today: string };

/** Child for the guardian's page, with its newest consent. */
export function toChild(record: ChildRecord, { account, today }: Beside): Child {
  const { child, consents } = record;
  const consent = consents.at(-1);
  return {
    id: child.id,
    first_name: child.firstName,
    last_name: child.lastName,
    birth_date: child.birthDate,
    relation: child.relation,
    consent_version: consent?.version ?? '',
    consent_given_at: when(consent?.givenAt ?? child.createdAt),
    consent_withdrawn_at: whenOrNull(consent?.withdrawnAt ?? null),
    deleted_on: consent?.withdrawnAt ? deletionDay(consent.withdrawnAt) : null,
    needs_new_consent: hasConsent(record) && !hasPresentConsent(record) && !account,
    is_of_age: ageOn(child.birthDate, today) >= LIMITS.ageOfMajority,
    account: account
      ? { unread_messages: account.messages, offers_to_answer: account.offers, unread_notifications: account.notifications }
      : null,
  };
}

/** Everything stored about a child, with every consent, for the export. */
export function toExportedChild({ child, consents }: ChildRecord) {
  return {
    id: child.id,
    first_name: child.firstName,
    last_name: child.lastName,
    birth_date: child.birthDate,
    relation: child.relation,
    registered_at: when(child.createdAt),
    consents: consents.map(({ version, givenAt, withdrawnAt }) => ({
      version,
      given_at: when(givenAt),
      withdrawn_at: whenOrNull(withdrawnAt),
    })),
  };
}
export type ExportedChild = ReturnType<typeof toExportedChild>;
