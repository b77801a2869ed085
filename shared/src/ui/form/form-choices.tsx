import { CodeField, type CodeFieldProps } from '../code-field/code-field';
import { CheckField, type CheckFieldProps } from '../field/check-field';
import { SelectField, type SelectFieldProps } from '../field/select-field';
import { useFormField } from './use-form-field';

export type FormCheckFieldProps = Omit<CheckFieldProps, 'isChecked' | 'onChange' | 'error'>;

export function FormCheckField(props: FormCheckFieldProps) {
  const { value, error, onChange } = useFormField<boolean>(props.name);
  return <CheckField {...props} isChecked={value} error={error} onChange={onChange} />;
}

export type FormSelectFieldProps = Omit<SelectFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>;

export function FormSelectField(props: FormSelectFieldProps) {
  return <SelectField {...props} {...useFormField<string>(props.name)} />;
}

export type FormCodeFieldProps = Omit<CodeFieldProps, 'value' | 'onChange' | 'error' | 'name'> & { readonly name: string };

export function FormCodeField(props: FormCodeFieldProps) {
  const { value, error, onChange } = useFormField<string>(props.name);
  return <CodeField {...props} value={value} error={error} onChange={onChange} />;
}
