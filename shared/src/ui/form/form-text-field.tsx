import { TextArea, type TextAreaProps } from '../field/text-area';
import { TextField, type TextFieldProps } from '../field/text-field';
import { useFormField } from './use-form-field';

type Bound = 'value' | 'onChange' | 'onBlur' | 'error';

export type FormTextFieldProps = Omit<TextFieldProps, Bound>;

export function FormTextField(props: FormTextFieldProps) {
  return <TextField {...props} {...useFormField<string>(props.name)} />;
}

export type FormTextAreaProps = Omit<TextAreaProps, Bound>;

export function FormTextArea(props: FormTextAreaProps) {
  return <TextArea {...props} {...useFormField<string>(props.name)} />;
}
