import type { TextKind } from '@alltalent/shared/contracts';
import { FormCheckField, FormSelectField, FormTextArea, FormTextField } from '@alltalent/shared/ui/form';
import { useField } from 'formik';
import type { SchemaFieldDescription } from 'yup';
import { t } from '../../messages/text';
import { PictureField } from '../../domain/pictures/picture-field';
import { isPictureField } from '../../domain/pictures/picture-place';
import { EntryList } from './entry-list';
import { fieldHint, fieldName } from '../../domain/texts/field-names';
import { fixedValue, isList, isObject, isOptional } from './form-values';
import { OptionalPart } from './optional-part';
import styles from './text.module.css';

/** Longest text, in characters, that is written in one line. */
const LONGEST_LINE = 120;
/** Shortest limit of a text that is written at length, with paragraphs. */
const LONG_TEXT = 10_000;

export type SchemaFieldProps = {
  /** Last part of the path; '' for an entry of a list. */
  readonly name: string;
  readonly path: string;
  readonly field: SchemaFieldDescription;
  readonly kind: TextKind;
};

/** A field of a text, as its schema says: a line, a long text, a choice, a list, or a part with fields of its own. */
export function SchemaField({ name, path, field, kind }: SchemaFieldProps) {
  if (fixedValue(field) !== undefined) return null;
  const label = fieldName(name, kind);
  if (isList(field)) {
    return (
      <EntryList path={path} label={label} field={field} renderField={(inner) => <SchemaField {...inner} key={inner.path} kind={kind} />} />
    );
  }
  if (isObject(field)) {
    const fields = <Fields path={path} fields={field.fields} kind={kind} />;
    if (!isOptional(field)) return fields;
    return (
      <OptionalPart path={path} label={label} field={field}>
        {fields}
      </OptionalPart>
    );
  }
  if (field.type === 'boolean') return <FormCheckField name={path} label={label} />;
  if (name === 'picture') return <PictureField label={label} name={name} path={path} kind={kind} />;
  const input = <TextInput label={label} name={name} path={path} field={field} />;
  if (!isPictureField(name)) return input;
  return (
    <>
      {input}
      <PictureField name={name} path={path} kind={kind} />
    </>
  );
}

type FieldsProps = Pick<SchemaFieldProps, 'path' | 'kind'> & { readonly fields: Readonly<Record<string, SchemaFieldDescription>> };

/** Fields of a part, one below the other. */
export function Fields({ path, fields, kind }: FieldsProps) {
  return Object.entries(fields).map(([name, field]) => (
    <SchemaField key={name} name={name} path={path === '' ? name : `${path}.${name}`} field={field} kind={kind} />
  ));
}

type TextInputProps = Omit<SchemaFieldProps, 'kind'> & { readonly label: string };

function TextInput({ name, path, field, label }: TextInputProps) {
  const [{ value }] = useField<string>(path);
  const choices = 'oneOf' in field ? field.oneOf.filter((one): one is string => typeof one === 'string') : [];
  const isRequired = 'optional' in field && !field.optional;
  if (choices.length > 1) {
    const options = choices.map((choice) => ({ value: choice, label: choice }));
    return <FormSelectField name={path} label={label} options={options} placeholder={t('text.choose')} isRequired={isRequired} />;
  }
  const most = limitOf(field);
  const hint = fieldHint(name);
  const count = most === undefined ? undefined : <Count length={value.length} most={most} />;
  const common = { name: path, label, isRequired, ...(hint === undefined ? {} : { hint }), ...(count === undefined ? {} : { end: count }) };
  if (most !== undefined && most > LONGEST_LINE && name !== 'to')
    return <FormTextArea {...common} rows={rowsOf(most)} className={most >= LONG_TEXT ? styles.long : undefined} />;
  return <FormTextField {...common} inputMode={field.type === 'number' ? 'numeric' : 'text'} autoComplete="off" />;
}

function Count({ length, most }: { readonly length: number; readonly most: number }) {
  return (
    <span className={`num ${styles.count}`} data-over={length > most || undefined}>
      {t('text.count', { length, most })}
    </span>
  );
}

/** The most characters a text may have; undefined without a limit. */
function limitOf(field: SchemaFieldDescription): number | undefined {
  if (!('tests' in field) || field.type !== 'string') return undefined;
  const limit = field.tests.find(({ name }) => name === 'max')?.params?.['max'];
  return typeof limit === 'number' ? limit : undefined;
}

function rowsOf(most: number): number {
  return most >= LONG_TEXT ? 24 : most > 300 ? 4 : 2;
}
