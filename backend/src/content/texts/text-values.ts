import { DOCUMENT_FIELDS, type DocumentKind, PAGE_SCHEMAS } from '@alltalent/shared/contracts';
import { object, type Schema, string } from 'yup';
import { stringify } from 'yaml';
import { DomainError } from '../../kernel/domain-error';
import { validated } from '../../kernel/http/validated.pipe';
import { splitFields } from '../documents/front-matter';
import { requireWords } from '../pages/require-words';
import type { TextKey } from '../documents/documents.repository';

export type TextValues = Readonly<Record<string, unknown>>;

/** Longest text of a kind, in characters. */
const LONGEST = { usual: 200_000, story: 600 } as const;

/** Reads a stored text into the values of its form: blocks by place for the words of a page, fields and `text` for a document. */
export function valuesOf({ kind }: TextKey, source: string): TextValues {
  if (kind === 'words') return JSON.parse(source) as TextValues;
  const { fields, markdown } = splitFields(kind, source);
  return { ...fields, text: markdown.trim() };
}

/** Writes values as they are stored. Throws VALIDATION_FAILED with the fields that do not fit, below `values.`. */
export function sourceOf(key: TextKey, values: TextValues): string {
  const checked = checkValues(key, values);
  if (key.kind === 'words') return JSON.stringify(checked);
  const { text, ...fields } = checked;
  const matter = Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
  return `---\n${stringify(matter, { lineWidth: 0 })}---\n\n${String(text).trim()}\n`;
}

function checkValues({ kind, name }: TextKey, values: TextValues): TextValues {
  const schema: Schema = kind === 'words' ? PAGE_SCHEMAS[requireWords(name).page] : withText(kind);
  try {
    return validated<Schema>(schema, { stripUnknown: false }).transform(values, { type: 'custom' }) as TextValues;
  } catch (error) {
    throw error instanceof DomainError ? belowValues(error) : error;
  }
}

function withText(kind: DocumentKind): Schema {
  const most = kind === 'story' ? LONGEST.story : LONGEST.usual;
  const text = string()
    .trim()
    .max(most, `At most ${most.toLocaleString('en')} characters`)
    .required('Please write the text');
  return object({ ...DOCUMENT_FIELDS[kind].fields, text }).noUnknown();
}

/** Names the fields of a refusal as the call has them: below `values`. */
export function belowValues({ code, options }: DomainError): DomainError {
  const fields = Object.entries(options.fields ?? {}).map(([path, message]) => [`values.${path}`, message] as const);
  return new DomainError(code, { ...options, ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}) });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}
