import { useFormField } from '@alltalent/shared/ui/form';
import { TagField as PlainTagField, type TagFieldProps } from '@alltalent/shared/ui/tag-field';

/** Field for a list of tags, tied to Formik. */
export function TagField(props: Omit<TagFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>) {
  const { error, ...field } = useFormField<readonly string[]>(props.name);
  return <PlainTagField {...props} {...field} error={firstMessage(error)} />;
}

/** Formik holds the errors of a list by index. */
function firstMessage(error: unknown): string | undefined {
  const messages: readonly unknown[] = Array.isArray(error) ? error : [error];
  return messages.find((message) => typeof message === 'string');
}
