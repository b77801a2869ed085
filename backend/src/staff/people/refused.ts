import { DomainError } from '../../kernel/domain-error';

/** Returns the refusal of an act, in a sentence for the office. */
export function refused(detail: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { detail });
}
