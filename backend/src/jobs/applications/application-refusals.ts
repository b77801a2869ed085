import { hasContactData } from '@alltalent/shared/contracts';
import { DomainError, refuseIn } from '../../kernel/domain-error';

const CONTACT = 'Please take phone numbers and e-mail addresses out: everybody answers here, and you stay private';

/** Throws VALIDATION_FAILED for every field whose text holds contact data. */
export function refuseContactData(texts: Readonly<Record<string, string>>): void {
  const found = Object.entries(texts).filter(([, text]) => hasContactData(text));
  if (found.length > 0) throw refuseIn(Object.fromEntries(found.map(([field]) => [field, CONTACT])));
}

/** Refuses an unknown job, a draft, or another client's job alike, so that the caller does not learn that it exists. */
export function noSuchJob(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'There is no such job.' });
}

export function noSuchApplication(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'There is no such application.' });
}

export function jobClosed(detail = 'Applications for this job are closed.'): DomainError {
  return new DomainError('JOB_CLOSED', { detail });
}

export function alreadyApplied(): DomainError {
  return new DomainError('ALREADY_APPLIED', { detail: 'You applied for this role already. Your applications show where it stands.' });
}

export function alreadyResolved(detail: string): DomainError {
  return new DomainError('APPLICATION_SETTLED', { detail });
}

/** Refuses a move of an application that was moved too often today. `retryAfter` is in seconds. */
export function movedTooOften(retryAfter: number): DomainError {
  const detail = 'Talent is told of every step, and here somebody was moved many times today. Please leave it until tomorrow.';
  return new DomainError('TOO_MANY_REQUESTS', { detail, retryAfter });
}

export function inviteRefused(detail: string): DomainError {
  return new DomainError('INVITE_REFUSED', { detail });
}
