import { type AddChildInput, ageOn, dayInIndia, LIMITS } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import { CONSENT } from './consent-text';
import type { ChildProfileEntity, GuardianConsentEntity } from './guardians.entities';

export const MOST_CHILDREN = 10;
/** Time in milliseconds during which a withdrawn consent can be renewed; then everything about the child is deleted. */
export const WITHDRAWN_RETENTION_MS = LIMITS.withdrawnChildDays * 24 * 3600 * 1000;

/** Child with all of its consents, oldest first. */
export type ChildRecord = { readonly child: ChildProfileEntity; readonly consents: readonly GuardianConsentEntity[] };

/** Refusal of the date of birth of a new child, or null. Days are written YYYY-MM-DD. */
export function refuseBirthDate(birthDate: string, today: string): string | null {
  if (birthDate > today) return 'This day is still to come. Enter the day on which your child was born.';
  if (ageOn(birthDate, today) < LIMITS.ageOfMajority) return null;
  return 'Your child is 18 or older and can register on their own: with Join Now, by their own e-mail address or phone number.';
}

/** Record of a child with the same date of birth and the same name, ignoring case and spacing. */
export function findSameChild(children: readonly ChildRecord[], input: AddChildInput): ChildRecord | undefined {
  const name = fold(`${input.first_name} ${input.last_name}`);
  return children.find(({ child }) => child.birthDate === input.birth_date && fold(`${child.firstName} ${child.lastName}`) === name);
}

/** Record of a child of this guardian; NOT_FOUND for every other id. */
export function requireChild(children: readonly ChildRecord[], childId: string): ChildRecord {
  const record = children.find(({ child }) => child.id === childId);
  if (!record) throw new DomainError('NOT_FOUND', { detail: 'There is no such child in your account.' });
  return record;
}

export function hasConsent({ consents }: ChildRecord): boolean {
  return consents.at(-1)?.withdrawnAt === null;
}

/** Tells whether the consent is valid and to the present text: an older one does not cover an account. */
export function hasPresentConsent(record: ChildRecord): boolean {
  return hasConsent(record) && record.consents.at(-1)?.version === CONSENT.version;
}

/** Day in India on which everything about a child is deleted, YYYY-MM-DD. */
export function deletionDay(withdrawnAt: number): string {
  return dayInIndia(withdrawnAt + WITHDRAWN_RETENTION_MS);
}

export function isDueForDeletion({ consents }: ChildRecord, now: number): boolean {
  const withdrawnAt = consents.at(-1)?.withdrawnAt ?? null;
  return withdrawnAt !== null && withdrawnAt + WITHDRAWN_RETENTION_MS <= now;
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ');
}
