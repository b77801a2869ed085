import { ApiError, ConnectionError, refusalOf, requestIdOf } from '@alltalent/shared/api';
import type { LetterErrors, LetterValues } from './letter-values';

const SERVER_ERROR = 500;

/** What went wrong: in fields of the form, or with none of them. */
export type LetterFailure = {
  readonly fields: LetterErrors;
  /** Null when the fields say it all. */
  readonly notice: { readonly message: string; readonly reference: string | undefined; readonly isKept: boolean } | null;
};

export function letterFailureOf(error: unknown, values: LetterValues): LetterFailure {
  const refused = Object.entries(error instanceof ApiError ? (error.problem.fields ?? {}) : {});
  const fields = Object.fromEntries(refused.filter(([name]) => name in values));
  const elsewhere = refused.find(([name]) => !(name in values));
  if (Object.keys(fields).length > 0 && !elsewhere) return { fields, notice: null };
  const isOurs = error instanceof ApiError && error.problem.status >= SERVER_ERROR;
  const isKept = isOurs || error instanceof ConnectionError;
  return { fields, notice: { message: elsewhere?.[1] ?? refusalOf(error), reference: isOurs ? requestIdOf(error) : undefined, isKept } };
}
