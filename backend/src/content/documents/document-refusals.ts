import { DomainError } from '../../kernel/domain-error';

/** Refuses to announce terms without what users read before their day. */
export function requireSummary(summary: string): void {
  if (summary === '')
    throw new DomainError('VALIDATION_FAILED', { fields: { summary: 'Say in a sentence what changes; users read it before the day' } });
}

export function notFound(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'There is no such document.' });
}
