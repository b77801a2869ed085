import { DomainError } from '../../kernel/domain-error';

/** Throws VALIDATION_FAILED if terms are announced without a summary of the changes for users. */
export function requireSummary(summary: string): void {
  if (summary === '')
    throw new DomainError('VALIDATION_FAILED', { fields: { summary: 'Say in a sentence what changes; users read it before the day' } });
}

export function notFound(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'There is no such document.' });
}
