import { FormPhoneField as PlainField, type FormPhoneFieldProps } from '@alltalent/shared/ui/form';
import { useDialCode } from './dial-code';

/** A phone number tied to Formik; it begins with the country of the visitor. */
export function FormPhoneField(props: Omit<FormPhoneFieldProps, 'usualDialCode'>) {
  return <PlainField {...props} usualDialCode={useDialCode()} />;
}
