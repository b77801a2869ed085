import type { FormikErrors, FormikHelpers } from 'formik';
import { ApiError, refusalOf } from '@alltalent/shared/api';
import { toFormErrors } from './field-errors';

/** Returns the form's field for a field name of the server; undefined when the form has none. */
export type FieldOf = (name: string) => string | undefined;

export type RefusalTexts = {
  readonly fieldOf: FieldOf;
  /** Status for an error that belongs to no field; `detail` is the server's sentence about a field the form lacks. */
  readonly statusOf?: (error: unknown, detail?: string) => unknown;
};

/** Field names of a form whose fields carry the server's names. */
export const fieldsOf =
  (values: object): FieldOf =>
  (name) =>
    name in values ? name : undefined;

/** Shows a failed request in the form: field errors at their fields, everything else as the form's status. Values stay. */
export function showRefusal<Values>(error: unknown, form: FormikHelpers<Values>, { fieldOf, statusOf = refusalOf }: RefusalTexts): void {
  const refused = Object.entries(error instanceof ApiError ? (error.problem.fields ?? {}) : {});
  const known = refused.flatMap(([name, message]) => {
    const field = fieldOf(name);
    return field === undefined ? [] : [[field, message] as const];
  });
  if (known.length > 0) form.setErrors(toFormErrors(Object.fromEntries(known)) as FormikErrors<Values>);
  const elsewhere = refused.find(([name]) => fieldOf(name) === undefined);
  if (refused.length === 0 || elsewhere) form.setStatus(statusOf(error, elsewhere?.[1]));
}
