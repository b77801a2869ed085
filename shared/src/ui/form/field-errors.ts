import { setIn, useFormikContext } from 'formik';

/** First message per field, by the path of the field in the form. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Errors as Formik holds them: by the parts of their paths. */
export function toFormErrors(errors: FieldErrors): object {
  return nest(Object.entries(errors));
}

/** The messages among the errors that Formik holds, by the path of their fields. */
export function toFieldErrors(errors: object, parent = ''): FieldErrors {
  const found = Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    const path = `${parent}${name}`;
    if (typeof error === 'string') return [[path, error] as const];
    return typeof error === 'object' && error !== null ? Object.entries(toFieldErrors(error, `${path}.`)) : [];
  });
  return Object.fromEntries(found);
}

/** What a schema found wrong; anything else that was thrown is thrown again. */
export function schemaErrors(error: unknown): FieldErrors {
  if (!isSchemaFailure(error)) throw error;
  const failures = error.inner && error.inner.length > 0 ? error.inner : [error];
  return Object.fromEntries([...failures].reverse().map(({ path = '', message }) => [path, message]));
}

type Validator = { validateSync(value: unknown, options: { abortEarly: boolean }): unknown };

/** What a schema finds wrong in a value, by path, the first mistake of each; {} for nothing. */
export function errorsIn(schema: Validator, value: unknown): FieldErrors {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    return schemaErrors(error);
  }
}

/** Returns a function that shows these errors in their fields, in place of all others. */
export function useMarkFields(): (errors: FieldErrors) => void {
  const { setErrors, setTouched } = useFormikContext();
  return (errors) => {
    void setTouched(nest(Object.keys(errors).map((path) => [path, true])), false);
    setErrors(toFormErrors(errors));
  };
}

function nest(entries: readonly (readonly [string, unknown])[]): object {
  // Formik types setIn loosely; it returns an object for an object.
  return entries.reduce<object>((form, [path, value]) => setIn(form, path, value) as object, {});
}

type SchemaFailure = { readonly path?: string; readonly message: string; readonly inner?: readonly SchemaFailure[] };

function isSchemaFailure(error: unknown): error is SchemaFailure {
  return error instanceof Error && error.name === 'ValidationError';
}
