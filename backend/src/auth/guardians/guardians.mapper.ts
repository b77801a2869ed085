import type { Child } from '@alltalent/shared/contracts';
import { type ChildRecord, deletionDay } from './guardians.policy';

const when = (time: number) => new Date(time).toISOString();
const whenOrNull = (time: number | null) => (time === null ? null : when(time));

/** Child for the guardian's page, with its newest consent. */
export function toChild({ child, consents }: ChildRecord): Child {
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
