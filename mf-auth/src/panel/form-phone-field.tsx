import { useFormField } from '@alltalent/shared/ui/form';
import { PhoneField } from '@alltalent/shared/ui/phone-field';
import { keepDialCode, useDialCode } from './dial-code';

/** A number as it is typed; no dial code while nobody has chosen one. */
export type PhoneDraft = { readonly dialCode: string | null; readonly number: string };

type FormPhoneFieldProps = { readonly name: string; readonly label: string };

/** A phone number tied to Formik. The country that is chosen becomes the first choice of the next visit. */
export function FormPhoneField({ name, label }: FormPhoneFieldProps) {
  const { value, error, onChange, onBlur } = useFormField<PhoneDraft>(name);
  const usual = useDialCode();
  const shown = value.dialCode ?? usual;
  return (
    <PhoneField
      name={name}
      label={label}
      dialCode={shown}
      number={value.number}
      error={error}
      onBlur={onBlur}
      onChange={({ dialCode, number }) => {
        const isChosen = dialCode !== shown;
        if (isChosen) keepDialCode(dialCode);
        onChange({ dialCode: isChosen ? dialCode : value.dialCode, number });
      }}
    />
  );
}
