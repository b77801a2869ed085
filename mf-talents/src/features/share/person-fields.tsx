import { FormPhoneField, FormTextField } from '@alltalent/shared/ui/form';
import styles from './share-form.module.css';

/** As many digits as the server reads; a longer number gets an error instead of being cut off. */
const MAX_DIGITS = 30;

const NAMES = {
  sender: { firstName: 'first_name', lastName: 'last_name', mobile: 'mobile_number', email: 'email_id' },
  receiver: { firstName: 'receiver_first_name', lastName: 'receiver_last_name', mobile: 'receiver_contact_no', email: 'receiver_email_id' },
} as const;
/** A browser knows its owner, and nobody else. */
const FILLED_IN = {
  sender: { firstName: 'given-name', lastName: 'family-name', email: 'email' },
  receiver: { firstName: 'off', lastName: 'off', email: 'off' },
} as const;

type PersonFieldsProps = {
  readonly legend: string;
  readonly note?: string | undefined;
  readonly person: keyof typeof NAMES;
  readonly usualDialCode: string;
};

export function PersonFields({ legend, note, person, usualDialCode }: PersonFieldsProps) {
  const names = NAMES[person];
  const filledIn = FILLED_IN[person];
  return (
    <fieldset className={styles.person}>
      <legend className={styles.legend}>
        <span className={styles.title}>{legend}</span>
        {note && <span className="muted">{note}</span>}
      </legend>
      <div className={styles.fields}>
        <FormTextField
          name={names.firstName}
          label="First name"
          autoComplete={filledIn.firstName}
          isRequired
          autoFocus={person === 'sender'}
        />
        <FormTextField name={names.lastName} label="Last name" autoComplete={filledIn.lastName} isRequired />
        <FormPhoneField name={names.mobile} label="Mobile number" usualDialCode={usualDialCode} maxDigits={MAX_DIGITS} />
        <FormTextField
          name={names.email}
          label="Email ID"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete={filledIn.email}
          isRequired
        />
      </div>
    </fieldset>
  );
}
