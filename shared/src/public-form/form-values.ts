import type { PhoneDraft } from '../ui/form/form-phone-field';

/** What is typed, under the names of the wire; `website` is the field that only programs fill in. */
export type FormValues = Readonly<Record<string, string | PhoneDraft>>;

/** Messages by the field they stand at. */
export type FormErrors = Readonly<Record<string, string | undefined>>;
