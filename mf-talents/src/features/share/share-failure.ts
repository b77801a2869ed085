import { ApiError, hasCode } from '@alltalent/shared/api';
import { MESSAGES } from '@alltalent/shared/contracts';
import { EMPTY_SHARE, type ShareErrors, type ShareValues } from './share-values';

/** What went wrong, where it is to be shown: in fields of the form, at the code, or above the button. */
export type ShareFailure = {
  readonly fields?: ShareErrors;
  readonly code?: string;
  readonly error?: unknown;
  /** The selection is the reason: it has to be looked at. */
  readonly isSelection?: boolean;
};

/** Form fields for the field names of the code's endpoints. */
const SHOWN_AT: Readonly<Record<string, keyof ShareValues>> = {
  mobile: 'mobile_number',
  country_code: 'mobile_number',
  email: 'email_id',
  receiver_country_code: 'receiver_contact_no',
};

export function shareFailureOf(error: unknown): ShareFailure {
  const refused = Object.entries(error instanceof ApiError ? (error.problem.fields ?? {}) : {});
  const names = refused.map(([field]) => field);
  if (hasCode(error, 'CODE_INVALID') || hasCode(error, 'FRESH_CODE_NEEDED') || names.includes('otp'))
    return { code: MESSAGES.shareCodeInvalid };
  const fields = refused.flatMap(([field, message]) => {
    const name = SHOWN_AT[field] ?? field;
    return name in EMPTY_SHARE ? [[name, message] as const] : [];
  });
  if (fields.length > 0) return { fields: Object.fromEntries(fields) };
  return { error, isSelection: names.some((name) => name.startsWith('selected_profiles')) };
}
