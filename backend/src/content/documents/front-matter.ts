import { DOCUMENT_FIELDS, type DocumentKind } from '@alltalent/shared/contracts';
import { array, boolean, type InferType, number, object, string, ValidationError } from 'yup';
import { parse } from 'yaml';
import { DomainError } from '../../kernel/domain-error';

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/u;

const EVERY = object({
  title: string().required(),
  description: string().optional(),
  lede: string().default(''),
  page_title: string().optional(),
  topic: string().default(''),
  order: number().default(0),
  withdrawn: boolean().default(false),
  author: string().default(''),
  date: string().default(''),
  tags: array(string().required()).default([]),
  in_short: array(string().required()).default([]),
  place: string().default(''),
  employment: string().default(''),
  pay: string().default(''),
  closes: string().default(''),
  city: string().default(''),
  country: string().default(''),
  picture: string().default(''),
  picture_alt: string().default(''),
});
export type FrontMatter = InferType<typeof EVERY>;

type Split<Matter> = { readonly markdown: string } & Matter;

/** Splits a source into front matter and Markdown. Throws VALIDATION_FAILED with the name of the wrong field. */
export function splitFrontMatter(kind: DocumentKind, source: string): Split<{ readonly matter: FrontMatter }> {
  const { fields, markdown } = splitFields(kind, source);
  return { matter: EVERY.cast(fields), markdown };
}

/** Splits a source into the fields that its front matter names and Markdown. Throws VALIDATION_FAILED with the name of the wrong field. */
export function splitFields(kind: DocumentKind, source: string): Split<{ readonly fields: Readonly<Record<string, unknown>> }> {
  const fenced = FENCE.exec(source);
  if (!fenced) throw refusal('The text must begin with its front matter between two lines of ---.');
  const values = readYaml(fenced[1] ?? '');
  try {
    const fields = DOCUMENT_FIELDS[kind].noUnknown('Unknown: ${unknown}').validateSync(values, { strict: true });
    return { fields, markdown: source.slice(fenced[0].length) };
  } catch (error) {
    throw refusal(error instanceof ValidationError ? `Front matter: ${named(error)}.` : 'The front matter could not be read.');
  }
}

/** Returns the message of a field with its name, where it does not have it already. */
function named({ path = '', message }: ValidationError): string {
  return path === '' || message.includes(path) ? message : `${path}: ${message}`;
}

function readYaml(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0 }) as unknown;
  } catch (error) {
    throw refusal(`Front matter: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'no YAML'}`);
  }
}

function refusal(message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { detail: message, fields: { markdown: message } });
}
