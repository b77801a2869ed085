import { DomainError } from '../../kernel/domain-error';

/** Error 409: nothing to change; `detail` says what to do instead. */
export function unchanged(detail: string): DomainError {
  return new DomainError('ROLLOUT_UNCHANGED', { detail });
}

/** Error 400 with a message for one field. */
export function wrongField(field: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: { [field]: message } });
}

/** Formats a weight, in parts of ten thousand, as a percentage: 12.34 % */
export function percent(weight: number): string {
  return `${weight / 100} %`;
}
