import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { type DocumentBlock, isDocumentBlock } from './document-blocks';
import { DOCUMENT_KINDS, READABLE_KINDS } from './document-kinds';

export * from './document-blocks';
export * from './document-kinds';

const MAX_VERSION = 1_000_000;
const kind = string().oneOf(DOCUMENT_KINDS).required();
const name = string()
  .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, 'Use letters a-z, digits and single hyphens')
  .max(120)
  .required();
const version = number().integer().min(1).max(MAX_VERSION).required();
const day = string()
  .matches(/^\d{4}-\d{2}-\d{2}$/u)
  .required();

export const documentBlockSchema = mixed<DocumentBlock>((value): value is DocumentBlock => isDocumentBlock(value)).required();

const readableKind = string().oneOf(READABLE_KINDS).required();
export const documentInputSchema = object({ kind: readableKind, name });
export type DocumentInput = InferType<typeof documentInputSchema>;
export const documentVersionInputSchema = object({ kind: readableKind, name, version });
export type DocumentVersionInput = InferType<typeof documentVersionInputSchema>;

export const documentSchema = object({
  kind,
  name,
  version,
  title: string().required(),
  /** Of the browser's window. */
  page_title: string().required(),
  /** One or two sentences for search engines. */
  description: string().required(),
  lede: string().defined(),
  /** Who wrote it; '' where that is nobody's business. */
  author: string().defined(),
  tags: array(string().required()).required(),
  /** Heading and position of a question; '' and 0 for other kinds. */
  topic: string().defined(),
  order: number().required(),
  /** An article or a question that staff took off the site: in no list, and not found at its address. */
  is_withdrawn: boolean().required(),
  /** Calendar day on which an article was first published, YYYY-MM-DD; '' for what has none. */
  published_on: string().defined(),
  reading_minutes: number().required(),
  /** Of an opening: where, how and for how much; city and country as search engines have them, or ''. */
  opening: object({
    place: string().required(),
    employment: string().required(),
    pay: string().required(),
    /** Its last day, YYYY-MM-DD; '' for none. */
    closes_on: string().defined(),
    city: string().defined(),
    country: string().defined(),
  })
    .optional()
    .default(undefined),
  /** Picture of an article, above its text. */
  picture: object({
    /** Name as `picturePath` takes it. */
    name: string().required(),
    alt: string().required(),
  })
    .optional()
    .default(undefined),
  in_short: array(string().required()).required(),
  blocks: array(documentBlockSchema).required(),
  /** Calendar day in India from which this version holds. */
  effective_on: day,
  /** True for the version that holds now. */
  is_current: boolean().required(),
  /** Former versions, the newest first. */
  former: array(object({ version, effective_on: day }).required()).required(),
  /** What comes into force next; null: nothing is announced. */
  next: object({ version, effective_on: day, summary: string().defined() }).nullable().defined(),
});
export type SiteDocument = InferType<typeof documentSchema>;
export const documentResponseSchema = object({ status: number().required(), data: documentSchema.required() });
export type DocumentResponse = InferType<typeof documentResponseSchema>;

/** A version as staff see it in the list; `effective_at` null: a draft. */
export const documentEntrySchema = object({
  kind,
  name,
  version,
  title: string().required(),
  author: string().required(),
  /** ISO 8601. */
  saved_at: string().required(),
  effective_at: string().nullable().defined(),
});
export type DocumentEntry = InferType<typeof documentEntrySchema>;
export const documentEntriesResponseSchema = object({
  status: number().required(),
  data: array(documentEntrySchema.required()).required(),
});
export type DocumentEntriesResponse = InferType<typeof documentEntriesResponseSchema>;

export const saveDocumentResponseSchema = object({ status: number().required(), version });
export type SaveDocumentResponse = InferType<typeof saveDocumentResponseSchema>;

const markdown = string().max(200_000, 'At most 200,000 characters').required('Please write the text');

/** Text as its author writes it, for a preview or a draft. */
export const writtenDocumentSchema = object({ kind, name, markdown });
export type WrittenDocument = InferType<typeof writtenDocumentSchema>;

/** Without `effective_at` the version holds from now on. */
export const publishDocumentSchema = object({
  kind,
  name,
  version,
  effective_at: string()
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/u, 'Write a moment such as 2026-12-24T18:30Z')
    .optional(),
  /** What changes, in a sentence; shown before the day. */
  summary: string().trim().max(300, 'At most 300 characters').default(''),
});
export type PublishDocumentInput = InferType<typeof publishDocumentSchema>;
