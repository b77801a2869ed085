import { type ErrorCode, ERRORS } from '@alltalent/shared/contracts';

export type DomainErrorOptions = {
  /** What happened, to which thing, what to do. */
  readonly detail?: string;
  /** First message per field, by wire name. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whole seconds to wait. */
  readonly retryAfter?: number;
};

/** A refusal the caller can understand; the problem filter turns it into a problem document. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly options: DomainErrorOptions = {},
  ) {
    super(options.detail ?? Object.values(options.fields ?? {})[0] ?? `${ERRORS[code].title}.`);
    this.name = 'DomainError';
  }
}
