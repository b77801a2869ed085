import { storeDialCode } from '@alltalent/shared/api';
import { PhoneField, type PhoneFieldProps } from '../phone-field/phone-field';
import { useFormField } from './use-form-field';

/** A number as it is typed; no dial code while nobody has chosen one. */
export type PhoneDraft = { readonly dialCode: string | null; readonly number: string };

export type FormPhoneFieldProps = Pick<PhoneFieldProps, 'name' | 'label' | 'maxDigits'> & {
  /** Dial code until one is chosen. */
  readonly usualDialCode: string;
};

/** A phone number tied to Formik. The country that is chosen becomes the first choice of the next visit. */
export function FormPhoneField({ usualDialCode, ...props }: FormPhoneFieldProps) {
  const { value, error, onChange, onBlur } = useFormField<PhoneDraft>(props.name);
  const shown = value.dialCode ?? usualDialCode;
  return (
    <PhoneField
      {...props}
      dialCode={shown}
      number={value.number}
      error={error}
      onBlur={onBlur}
      onChange={({ dialCode, number }) => {
        const isChosen = dialCode !== shown;
        if (isChosen) storeDialCode(dialCode);
        onChange({ dialCode: isChosen ? dialCode : value.dialCode, number });
      }}
    />
  );
}
