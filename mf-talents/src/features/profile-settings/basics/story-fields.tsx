import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from '@alltalent/shared/ui';
import { useFormField } from '@alltalent/shared/ui/form';

type Bound = 'value' | 'onChange' | 'onBlur' | 'error' | 'end' | 'maxLength';
type Counted = { readonly most: number };

/** A line of text that says how much room is left. */
export function CountedTextField({ most, ...props }: Omit<TextFieldProps, Bound> & Counted) {
  const field = useFormField<string>(props.name);
  return <TextField {...props} {...field} end={<Count length={field.value.length} most={most} />} maxLength={most} autoComplete="off" />;
}

export function CountedTextArea({ most, ...props }: Omit<TextAreaProps, Bound> & Counted) {
  const field = useFormField<string>(props.name);
  return <TextArea {...props} {...field} end={<Count length={field.value.length} most={most} />} maxLength={most} />;
}

function Count({ length, most }: { readonly length: number; readonly most: number }) {
  return (
    <span className="muted num" aria-hidden="true">
      {length} / {most}
    </span>
  );
}
