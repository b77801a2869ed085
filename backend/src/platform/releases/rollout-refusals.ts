import { DomainError } from '../../kernel/domain-error';

/** 409: there is nothing to change, and what to do about it. */
export function unchanged(detail: string): DomainError {
  return new DomainError('ROLLOUT_UNCHANGED', { detail });
}

/** 400 in a field. */
export function wrongField(field: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: { [field]: message } });
}

/** Parts of ten thousand as people say them: 12.34 % */
export function percent(weight: number): string {
  return `${weight / 100} %`;
}
