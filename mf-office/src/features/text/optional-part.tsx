import { TextButton } from '@alltalent/shared/ui';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import type { SchemaObjectDescription } from 'yup';
import { t } from '../../messages/text';
import { newEntry } from './form-values';
import styles from './text.module.css';

type OptionalPartProps = {
  readonly path: string;
  readonly label: string;
  readonly field: SchemaObjectDescription;
  /** Its fields, shown while it is there. */
  readonly children: ReactNode;
};

/** A part that may be left out, such as the button of a section. */
export function OptionalPart({ path, label, field, children }: OptionalPartProps) {
  const [{ value }, , { setValue }] = useField<unknown>(path);
  if (value === undefined) {
    return (
      <TextButton className={styles.add} onClick={() => void setValue(newEntry(field), false)}>
        {t('text.addPart', { label })}
      </TextButton>
    );
  }
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{label}</legend>
      {children}
      <TextButton className={styles.add} onClick={() => void setValue(undefined, false)}>
        {t('text.removePart', { label })}
      </TextButton>
    </fieldset>
  );
}
