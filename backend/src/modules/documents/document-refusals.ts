import { DomainError } from '../../platform/domain-error';

/** What users read before the day of new terms; refuses to announce them without. */
export function summaryOf(summary: string): string {
  if (summary !== '') return summary;
  throw new DomainError('VALIDATION_FAILED', { fields: { summary: 'Say in a sentence what changes; users read it before the day' } });
}

export function notFound(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'There is no such document.' });
}
