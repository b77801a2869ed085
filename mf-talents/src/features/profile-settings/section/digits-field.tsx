import { TextField, type TextFieldProps } from '@alltalent/shared/ui';
import { useFormField } from '@alltalent/shared/ui/form';

type DigitsFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'error' | 'type' | 'inputMode'> & {
  readonly maxLength: number;
  /** The number may end in a half: 8.5. */
  readonly hasHalves?: boolean;
};

/** A number as text, whole unless it has halves, so that an empty field is no number; the phone shows its digits. */
export function DigitsField({ hasHalves = false, ...props }: DigitsFieldProps) {
  const { onChange, ...field } = useFormField<string>(props.name);
  return (
    <TextField
      {...props}
      {...field}
      inputMode={hasHalves ? 'decimal' : 'numeric'}
      autoComplete="off"
      onChange={(typed) => onChange(hasHalves ? withHalf(typed) : digitsOf(typed))}
    />
  );
}

function digitsOf(typed: string): string {
  return typed.replace(/\D/gu, '').replace(/^0+(?=\d)/u, '');
}

/** What was typed up to a half; a comma is a point. */
function withHalf(typed: string): string {
  const [whole = '', ...rest] = typed.replace(/,/gu, '.').split('.');
  const digits = digitsOf(whole);
  if (rest.length === 0 || digits === '') return digits;
  return `${digits}.${rest.join('').includes('5') ? '5' : ''}`;
}
