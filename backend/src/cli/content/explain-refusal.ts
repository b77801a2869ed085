import { DomainError } from '../../kernel/domain-error';

/** Says a refusal as a sentence, with every field that is named. */
export function explainRefusal(error: unknown): never {
  if (!(error instanceof DomainError)) throw error;
  const { detail, fields = {} } = error.options;
  const named = Object.entries(fields).filter(([, message]) => message !== detail);
  const lines = named.map(([field, message]) => `\n  ${field === '' ? '' : `${field}: `}${message}`);
  throw new Error(`${detail ?? 'some fields need another look:'}${lines.join('')}`);
}
