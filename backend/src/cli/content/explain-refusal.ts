import { DomainError } from '../../kernel/domain-error';

/** Rethrows a DomainError as a sentence with its fields, for the terminal. */
export function explainRefusal(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  const { detail, fields = {} } = error.options;
  const named = Object.entries(fields).filter(([, message]) => message !== detail);
  const lines = named.map(([field, message]) => `\n  ${field === '' ? '' : `${field}: `}${message}`);
  throw new Error(`${detail ?? 'some fields need another look:'}${lines.join('')}`);
}
