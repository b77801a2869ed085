import { IconButton, TextButton } from '@alltalent/shared/ui';
import { FieldArray, type FieldArrayRenderProps, useField } from 'formik';
import type { ReactNode } from 'react';
import type { SchemaFieldDescription, SchemaInnerTypeDescription } from 'yup';
import { entryName } from '../../domain/texts/field-names';
import { t } from '../../messages/text';
import { isObject, newEntry } from './form-values';
import styles from './text.module.css';

type InnerField = { readonly name: string; readonly path: string; readonly field: SchemaFieldDescription };

type EntryListProps = {
  readonly path: string;
  readonly label: string;
  readonly field: SchemaInnerTypeDescription & { readonly innerType: SchemaFieldDescription };
  readonly renderField: (inner: InnerField) => ReactNode;
};

/** Entries of one kind, which are added, taken out and put in another order. */
export function EntryList({ path, label, field: { innerType: inner }, renderField }: EntryListProps) {
  const [{ value: entries }, { error }] = useField<readonly unknown[]>(path);
  const fresh = () => (isObject(inner) ? newEntry(inner) : '');
  return (
    <FieldArray name={path} validateOnChange={false}>
      {(array) => (
        <fieldset className={styles.entries}>
          <legend className={styles.legend}>{label}</legend>
          <ol>
            {entries.map((entry, index) => (
              <li key={index} className={styles.entry}>
                <div className={styles.entryHead}>
                  <span className="muted num">{entryName(index + 1, entry)}</span>
                  <EntryButtons array={array} index={index} count={entries.length} />
                </div>
                {fieldsOf(`${path}[${index}]`, inner).map(renderField)}
              </li>
            ))}
          </ol>
          {typeof error === 'string' && <p className={styles.error}>{error}</p>}
          <TextButton className={styles.add} onClick={() => array.push(fresh())}>
            {t('text.addEntry', { label })}
          </TextButton>
        </fieldset>
      )}
    </FieldArray>
  );
}

/** Fields of one entry; an entry that is one line has the name of its list. */
function fieldsOf(path: string, field: SchemaFieldDescription): readonly InnerField[] {
  if (!isObject(field)) return [{ name: path.replace(/^.*?([a-z_]+)\[\d+\]$/u, '$1'), path, field }];
  return Object.entries(field.fields).map(([name, inner]) => ({ name, path: `${path}.${name}`, field: inner }));
}

type EntryButtonsProps = { readonly array: FieldArrayRenderProps; readonly index: number; readonly count: number };

function EntryButtons({ array, index, count }: EntryButtonsProps) {
  const number = index + 1;
  return (
    <span className={styles.entryButtons}>
      <IconButton label={t('text.entryUp', { number })} icon="up" disabled={index === 0} onClick={() => array.move(index, index - 1)} />
      <IconButton
        label={t('text.entryDown', { number })}
        icon="down"
        disabled={number === count}
        onClick={() => array.move(index, index + 1)}
      />
      <IconButton label={t('text.removeEntry', { number })} icon="close" onClick={() => array.remove(index)} />
    </span>
  );
}
