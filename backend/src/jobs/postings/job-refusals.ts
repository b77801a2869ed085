import { JOB_LIMITS, type MissingJobFields } from '@alltalent/shared/contracts';
import { DomainError } from '../../kernel/domain-error';

/** Refuses an unknown job and another client's job alike, so that the caller does not learn that it exists. */
export function noSuchJob(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'There is no such job among yours.' });
}

export function staleRevision(): DomainError {
  const detail = 'This job was changed in another tab or on another device. Load the page again to go on from there.';
  return new DomainError('REVISION_STALE', { detail });
}

export function wrongState(detail: string): DomainError {
  return new DomainError('JOB_STATE', { detail });
}

export function listFull(): DomainError {
  const detail = `You have ${JOB_LIMITS.jobsPerClient} jobs that are not closed. Close one, or throw a draft away.`;
  return new DomainError('LIST_FULL', { detail });
}

export function incomplete(fields: MissingJobFields): DomainError {
  return new DomainError('JOB_INCOMPLETE', { detail: 'Please fill in what is marked, then send it in again.', fields });
}
