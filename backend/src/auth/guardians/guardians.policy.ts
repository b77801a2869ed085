import { type AddChildInput, ageOn, dayInIndia, LIMITS } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';
import type { ChildProfileEntity, GuardianConsentEntity } from './guardians.entities';

export const MOST_CHILDREN = 10;
/** A guardian who withdrew a consent may give it again for so long; then everything about the child is deleted. */
export const WITHDRAWN_RETENTION_MS = LIMITS.withdrawnChildDays * 24 * 3600 * 1000;

/** A child with every consent for it, the oldest first. */
export type ChildRecord = { readonly child: ChildProfileEntity; readonly consents: readonly GuardianConsentEntity[] };

/** What is wrong with the date of birth of a child to be registered; null: nothing. Days are written YYYY-MM-DD. */
export function refuseBirthDate(birthDate: string, today: string): string | null {
  if (birthDate > today) return 'This day is still to come. Enter the day on which your child was born.';
  if (ageOn(birthDate, today) < LIMITS.ageOfMajority) return null;
  return 'Your child is 18 or older and can register on their own: with Join Now, by their own e-mail address or phone number.';
}

/** The entry of the same child, however its name is written this time. */
export function findSameChild(children: readonly ChildRecord[], input: AddChildInput): ChildRecord | undefined {
  const name = fold(`${input.first_name} ${input.last_name}`);
  return children.find(({ child }) => child.birthDate === input.birth_date && fold(`${child.firstName} ${child.lastName}`) === name);
}

/** 404 for a child of somebody else. */
export function requireChild(children: readonly ChildRecord[], childId: string): ChildRecord {
  const record = children.find(({ child }) => child.id === childId);
  if (!record) throw new DomainError('NOT_FOUND', { detail: 'There is no such child in your account.' });
  return record;
}

export function hasConsent({ consents }: ChildRecord): boolean {
  return consents.at(-1)?.withdrawnAt === null;
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
