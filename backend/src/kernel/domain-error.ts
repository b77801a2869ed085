import { type ErrorCode, ERRORS } from '@alltalent/shared/contracts';

export type DomainErrorOptions = {
  /** Sentence for the caller: what happened, to what, and what to do. */
  readonly detail?: string;
  /** First message of each bad field, by wire name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whole seconds to wait. */
  readonly retryAfter?: number;
};

/** An expected refusal of a request; the problem filter sends it as a problem document. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly options: DomainErrorOptions = {},
  ) {
    super(options.detail ?? Object.values(options.fields ?? {})[0] ?? `${ERRORS[code].title}.`);
    this.name = 'DomainError';
  }
}

/** Refuses input for what is wrong in its fields, by wire name. */
export function refuseIn(fields: Readonly<Record<string, string>>): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields });
}

/** Throws VALIDATION_FAILED when something is wrong in a field. */
export function requireNoFaults(fields: Readonly<Record<string, string>>): void {
  if (Object.keys(fields).length > 0) throw refuseIn(fields);
}
