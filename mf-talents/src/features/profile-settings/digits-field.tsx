import { TextField, type TextFieldProps } from '@alltalent/shared/ui';
import { useFormField } from '@alltalent/shared/ui/form';

type DigitsFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'type' | 'inputMode'> & {
  readonly maxLength: number;
};

/** A whole number as text, so that an empty field is no number; the phone shows its digits. */
export function DigitsField(props: DigitsFieldProps) {
  const { onChange, ...field } = useFormField<string>(props.name);
  return (
    <TextField
      {...props}
      {...field}
      inputMode="numeric"
      autoComplete="off"
      onChange={(typed) => onChange(typed.replace(/\D/gu, '').replace(/^0+(?=\d)/u, ''))}
    />
  );
}
