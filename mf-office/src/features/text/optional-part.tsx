import type { TextKind } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { useField } from 'formik';
import type { SchemaObjectDescription } from 'yup';
import { t } from '../../messages/text';
import { newEntry } from './form-values';
import { Fields } from './schema-field';
import styles from './text.module.css';

type OptionalPartProps = {
  readonly path: string;
  readonly label: string;
  readonly field: SchemaObjectDescription;
  readonly kind: TextKind;
};

/** A part that may be left out, such as the button of a section. */
export function OptionalPart({ path, label, field, kind }: OptionalPartProps) {
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
      <Fields path={path} fields={field.fields} kind={kind} />
      <TextButton className={styles.add} onClick={() => void setValue(undefined, false)}>
        {t('text.removePart', { label })}
      </TextButton>
    </fieldset>
  );
}
