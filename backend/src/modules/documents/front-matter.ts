import { type DocumentKind } from '@alltalent/shared/contracts';
import { array, type InferType, object, string, ValidationError } from 'yup';
import { parse } from 'yaml';
import { DomainError } from '../../platform/domain-error';

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/u;

const words = (max: number) => string().strict().trim().max(max);
const common = {
  title: words(120).required(),
  description: words(300).required(),
  lede: words(300).default(''),
  /** Of the browser's window, where it is not the usual one. */
  page_title: words(120).optional(),
};
const SCHEMAS = {
  page: object({ ...common, in_short: array(words(300).required()).max(10).default([]) }),
  article: object({
    ...common,
    author: words(80).required(),
    date: words(10)
      .matches(/^\d{4}-\d{2}-\d{2}$/u, 'date must be a day such as 2026-12-24')
      .required(),
    tags: array(words(40).required()).min(1).max(6).required(),
  }),
  faq: object({ ...common }),
} as const satisfies Record<DocumentKind, unknown>;

const EVERY = object({
  ...common,
  author: string().default(''),
  date: string().default(''),
  tags: array(string().required()).default([]),
  in_short: array(string().required()).default([]),
});
export type FrontMatter = InferType<typeof EVERY>;

/** What stands above the text, and the text. Throws VALIDATION_FAILED with the name of what is missing or too long. */
export function splitFrontMatter(kind: DocumentKind, source: string): { readonly matter: FrontMatter; readonly markdown: string } {
  const fenced = FENCE.exec(source);
  if (!fenced) throw refusal('The text must begin with its front matter between two lines of ---.');
  const values = readYaml(fenced[1] ?? '');
  try {
    const checked: unknown = SCHEMAS[kind].noUnknown('Unknown: ${unknown}').validateSync(values, { stripUnknown: false });
    return { matter: EVERY.cast(checked), markdown: source.slice(fenced[0].length) };
  } catch (error) {
    throw refusal(error instanceof ValidationError ? `Front matter: ${error.message}.` : 'The front matter could not be read.');
  }
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
