import { type DocumentKind, EMPLOYMENT_NAMES, isDate } from '@alltalent/shared/contracts';
import { array, boolean, type InferType, number, object, string, ValidationError } from 'yup';
import { parse } from 'yaml';
import { DomainError } from '../../kernel/domain-error';

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/u;

const textUpTo = (max: number) => string().strict().trim().max(max);
const common = {
  title: textUpTo(120).required(),
  description: textUpTo(300).required(),
  lede: textUpTo(300).default(''),
  /** Title of the browser window, if it is not derived from `title`. */
  page_title: textUpTo(120).optional(),
};

const day = (name: string) =>
  textUpTo(10).test('day', `${name} must be a day such as 2026-12-24`, (text) => text === undefined || isDate(text));
const withdrawn = boolean().strict().default(false);
const MOST_QUESTIONS = 9999;
const SCHEMAS = {
  page: object({ ...common, in_short: array(textUpTo(300).required()).max(10).default([]) }),
  article: object({
    ...common,
    author: textUpTo(80).required(),
    date: day('date').required(),
    tags: array(textUpTo(40).required()).min(1).max(6).required(),
    withdrawn,
  }),
  faq: object({
    title: textUpTo(180).required(),
    topic: textUpTo(60).required(),
    order: number().strict().integer().min(0).max(MOST_QUESTIONS).required(),
    withdrawn,
  }),
  opening: object({
    ...common,
    place: textUpTo(80).required(),
    employment: string().strict().oneOf(EMPLOYMENT_NAMES).required(),
    pay: textUpTo(80).required(),
    date: day('date').required(),
    /** Last day on which the opening is open. */
    closes: day('closes').optional(),
    /** Place of work for search engines; without city and country the opening has no JobPosting. */
    city: textUpTo(80).optional(),
    country: textUpTo(2)
      .matches(/^[A-Z]{2}$/u, 'country must be two letters such as IN')
      .optional(),
    withdrawn,
  }),
} as const satisfies Record<DocumentKind, unknown>;

const EVERY = object({
  ...common,
  description: string().optional(),
  topic: string().default(''),
  order: number().default(0),
  withdrawn,
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
});
export type FrontMatter = InferType<typeof EVERY>;

/** Splits a source into front matter and Markdown. Throws VALIDATION_FAILED with the name of the wrong field. */
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
