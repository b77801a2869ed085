import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { TEXT_KINDS } from './content-values';
import { OFFICE_LIMITS } from './staff-values';

const text = () => string().defined();
const moment = () => string().required();
const MOST_VERSIONS = 1_000_000;

const kind = string().oneOf(TEXT_KINDS).required();
const address = string()
  .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'Use letters a-z, digits and single hyphens')
  .max(120)
  .required('Name it: the last part of its address');
/** Words of a page, or of a wording of it: `singer`, `singer~summer`. */
const words = string()
  .matches(/^[a-z0-9-]{1,79}(?:~[a-z0-9]+(?:-[a-z0-9]+)*)?$/u, 'Use letters a-z, digits and single hyphens')
  .max(120)
  .required();
const name = string()
  .when('kind', { is: 'words', then: () => words, otherwise: () => address })
  .defined();
const version = number().integer().min(1).max(MOST_VERSIONS).required();

/** Texts by kind and name; `search`: words of the title, or a part of the address. */
export const textsQuerySchema = object({
  kind: string()
    .oneOf(['', ...TEXT_KINDS])
    .default(''),
  search: string().trim().max(OFFICE_LIMITS.search).default(''),
  after: string().max(140).optional(),
});
export type TextsQuery = InferType<typeof textsQuerySchema>;

/** `draft`: visitors do not see it; `planned`: they will from `effective_at` on; `current`: they see it; `former`: they did. */
const TEXT_STATES = ['draft', 'planned', 'current', 'former'] as const;
export type TextState = (typeof TEXT_STATES)[number];

const versionFields = {
  version,
  state: string().oneOf(TEXT_STATES).required(),
  saved_at: moment(),
  saved_by: text(),
  /** Why it was changed, in the words of its author. */
  reason: text(),
  /** '' for a text that came with the site, and for a draft. */
  published_by: text(),
  /** ISO time from which it holds; null for a draft. */
  effective_at: string().nullable().defined(),
};
export const textVersionEntrySchema = object(versionFields);
export type TextVersionEntry = InferType<typeof textVersionEntrySchema>;

const textItem = {
  kind,
  name: string().required(),
  title: string().required(),
  /** Path of its page on the site. */
  public_path: string().required(),
  /** Version that visitors see; null: none yet. */
  current: textVersionEntrySchema.nullable().default(null),
  /** What comes into force next. */
  planned: textVersionEntrySchema.nullable().default(null),
  /** The version that was saved last. */
  newest: textVersionEntrySchema.required(),
};
export const textItemSchema = object(textItem);
export type TextItem = InferType<typeof textItemSchema>;
export const textsResponseSchema = object({
  status: number().required(),
  data: array(textItemSchema.required()).required(),
  next: text(),
});
export type TextsResponse = InferType<typeof textsResponseSchema>;

export const textKeySchema = object({ kind, name });
export type TextKey = InferType<typeof textKeySchema>;
export const textVersionKeySchema = object({ kind, name, version });
export type TextVersionKey = InferType<typeof textVersionKeySchema>;

const values = mixed<Readonly<Record<string, unknown>>>((value): value is Readonly<Record<string, unknown>> => isRecord(value));

/** A text with the values of its newest version. `earliest_day`: of a text that must be announced, the first day it may hold; else ''. */
export const textSchema = object({ ...textItem, values: values.required(), earliest_day: text() });
export type SiteText = InferType<typeof textSchema>;
export const textResponseSchema = object({ status: number().required(), data: textSchema.required() });
export type TextResponse = InferType<typeof textResponseSchema>;

export const textVersionResponseSchema = object({
  status: number().required(),
  data: object({ ...versionFields, values: values.required() }).required(),
});
export type TextVersionResponse = InferType<typeof textVersionResponseSchema>;

/** Versions of a text, the newest first; `before`: the `next` of the page before. */
export const textVersionsQuerySchema = object({ kind, name, before: string().max(10).optional() });
export type TextVersionsQuery = InferType<typeof textVersionsQuerySchema>;
export const textVersionsResponseSchema = object({
  status: number().required(),
  data: array(textVersionEntrySchema.required()).required(),
  next: text(),
});
export type TextVersionsResponse = InferType<typeof textVersionsResponseSchema>;

/**
 * Saves a text. `read_version`: the newest version that its editor knew, 0 for a text that is new. `publishes`: it holds at once, or from
 * `effective_at` on; otherwise it is a draft. `summary`: what changes, for the readers of terms that are announced.
 */
export const saveTextSchema = object({
  kind,
  name,
  values: values.required(),
  read_version: number().integer().min(0).max(MOST_VERSIONS).required(),
  reason: string()
    .trim()
    .max(OFFICE_LIMITS.textReason, `At most ${OFFICE_LIMITS.textReason} characters`)
    .default('')
    .when('publishes', { is: true, then: (reason) => reason.required('Say why it changes') }),
  publishes: boolean().default(false),
  effective_at: string()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/u, 'Choose a day and a time')
    .optional(),
  summary: string().trim().max(300, 'At most 300 characters').default(''),
});
export type SaveTextInput = InferType<typeof saveTextSchema>;

/** What the calls of a page would answer if these values held, by their paths. */
export const previewTextSchema = object({ kind, name, values: values.required() });
export type PreviewTextInput = InferType<typeof previewTextSchema>;
export const previewTextResponseSchema = object({
  status: number().required(),
  public_path: string().required(),
  answers: array(object({ path: string().required(), body: mixed<object>().required() }).required()).required(),
});
export type PreviewTextResponse = InferType<typeof previewTextResponseSchema>;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
