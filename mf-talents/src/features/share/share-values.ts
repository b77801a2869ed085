import { tabMemory } from '@alltalent/shared/api';
import { SHARE_DAYS, USUAL_SHARE_DAYS, type UserDetails } from '@alltalent/shared/contracts';
import type { PhoneDraft } from '@alltalent/shared/ui/form';

/** What is typed, under the names of the wire; a country code belongs to its number. */
export type ShareValues = {
  readonly first_name: string;
  readonly last_name: string;
  readonly mobile_number: PhoneDraft;
  readonly email_id: string;
  readonly receiver_first_name: string;
  readonly receiver_last_name: string;
  readonly receiver_contact_no: PhoneDraft;
  readonly receiver_email_id: string;
  readonly description: string;
  /** A choice of `SHARE_DAYS`, as a select holds it. */
  readonly works_days: string;
  readonly passcode: string;
};
export type ShareErrors = Partial<Record<keyof ShareValues, string>>;

/** One object each: Formik takes what it has seen before for done. */
const noNumber = (): PhoneDraft => ({ dialCode: null, number: '' });

export const EMPTY_SHARE: ShareValues = {
  first_name: '',
  last_name: '',
  mobile_number: noNumber(),
  email_id: '',
  receiver_first_name: '',
  receiver_last_name: '',
  receiver_contact_no: noNumber(),
  receiver_email_id: '',
  description: '',
  works_days: String(USUAL_SHARE_DAYS),
  passcode: '',
};

const KEY = 'alltalent.share-draft.v1';

/** What was typed before the dialog was closed or the page reloaded. */
export function readDraft(): ShareValues {
  try {
    return asValues(JSON.parse(tabMemory.read(KEY) ?? 'null'));
  } catch {
    return EMPTY_SHARE;
  }
}

/** Stores the draft in this tab, except the passcode, which is for the receiver alone. */
export function saveDraft(values: ShareValues | null): void {
  tabMemory.write(KEY, values && JSON.stringify({ ...values, passcode: '' }));
}

/** The sender's fields nobody has filled in yet, from the account. */
export function withAccount(draft: ShareValues, user: UserDetails | undefined): ShareValues {
  if (!user) return draft;
  const mobile = { dialCode: digitsOf(user.county_Code) || null, number: digitsOf(user.contact_no) };
  return {
    ...draft,
    first_name: draft.first_name || user.first_name,
    last_name: draft.last_name || user.last_name,
    email_id: draft.email_id || user.email,
    mobile_number: draft.mobile_number.number === '' && mobile.number !== '' ? mobile : draft.mobile_number,
  };
}

const digitsOf = (text: string): string => text.replace(/\D/gu, '');

function asValues(draft: unknown): ShareValues {
  if (!isRecord(draft)) return EMPTY_SHARE;
  const text = (name: keyof ShareValues) => textOf(draft[name]) ?? '';
  return {
    first_name: text('first_name'),
    last_name: text('last_name'),
    mobile_number: asPhone(draft['mobile_number']),
    email_id: text('email_id'),
    receiver_first_name: text('receiver_first_name'),
    receiver_last_name: text('receiver_last_name'),
    receiver_contact_no: asPhone(draft['receiver_contact_no']),
    receiver_email_id: text('receiver_email_id'),
    description: text('description'),
    works_days: SHARE_DAYS.map(String).find((days) => days === draft['works_days']) ?? EMPTY_SHARE.works_days,
    passcode: '',
  };
}

function asPhone(draft: unknown): PhoneDraft {
  return isRecord(draft) ? { dialCode: textOf(draft['dialCode']), number: textOf(draft['number']) ?? '' } : noNumber();
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
