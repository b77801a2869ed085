import { yupToFormErrors } from 'formik';
import type { FormErrors } from './form-values';

/** Rules that the server has too: a schema of the contracts. */
export type FormRules = { readonly validate: (values: unknown, options: { readonly abortEarly: false }) => Promise<unknown> };

/** Returns the messages of the rules that the values break. */
export async function errorsOf(rules: FormRules, values: object): Promise<FormErrors> {
  try {
    await rules.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ValidationError')) throw error;
    return yupToFormErrors<Record<string, string>>(error);
  }
}
