import { useFormField } from '@alltalent/shared/ui/form';
import { TagField as PlainTagField, type TagFieldProps } from '@alltalent/shared/ui/tag-field';

/** Words one by one, tied to Formik. */
export function TagField(props: Omit<TagFieldProps, 'value' | 'onChange' | 'onBlur' | 'error'>) {
  const { error, ...field } = useFormField<readonly string[]>(props.name);
  return <PlainTagField {...props} {...field} error={firstMessage(error)} />;
}

/** Formik keeps the errors of a list in its places. */
function firstMessage(error: unknown): string | undefined {
  const messages: readonly unknown[] = Array.isArray(error) ? error : [error];
  return messages.find((message) => typeof message === 'string');
}
