import { joinClasses, TextArea, type TextAreaProps, TextField, type TextFieldProps } from '@alltalent/shared/ui';
import { ContactWarning } from './contact-warning';
import styles from './fields.module.css';
import type { BoundField } from './use-fields';

type Watched<Props> = Omit<Props, keyof BoundField<string>> & { readonly field: BoundField<string>; readonly maxLength: number };

/** A line that talent will read: contact data in it is pointed out while it is typed. */
export function WatchedText({ field, className, ...rest }: Watched<TextFieldProps>) {
  return (
    <div className={joinClasses(styles.watched, className)}>
      <TextField {...rest} {...field} autoComplete="off" />
      {field.error === undefined && <ContactWarning text={field.value} />}
    </div>
  );
}

export function WatchedArea({ field, className, ...rest }: Watched<TextAreaProps>) {
  return (
    <div className={joinClasses(styles.watched, className)}>
      <TextArea {...rest} {...field} />
      {field.error === undefined && <ContactWarning text={field.value} />}
    </div>
  );
}
