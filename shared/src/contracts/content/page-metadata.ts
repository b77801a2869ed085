import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { documentBlockSchema } from './documents';
import { PAGE_NAMES } from './page-names';

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the document of one page says about itself. Without `title` or `description` those of its route stand. */
export const pageMetadataSchema = object({
  title: string().min(1).max(200).optional(),
  description: string().min(1).max(400).optional(),
  /** What a shared link shows; null: the route's own picture, or the site's. */
  picture: object({
    /** Absolute, or from the site's root. */
    address: string()
      .matches(/^(?:https?:\/\/|\/(?![/\\]))/u)
      .max(500)
      .required(),
    width: number().integer().min(1).required(),
    height: number().integer().min(1).required(),
  })
    .nullable()
    .defined(),
  /** Structured data for search engines (schema.org), a block each. */
  json_ld: array(mixed<Readonly<Record<string, unknown>>>().test('object', 'Must be an object', isRecord).required())
    .max(5)
    .required(),
  noindex: mixed<boolean>().oneOf([true, false]).required(),
  /** Readable text of the page, for clients without JavaScript. */
  main: object({
    title: string().required(),
    lede: string().defined(),
    in_short: array(string().required()).required(),
    blocks: array(documentBlockSchema).required(),
    /** True where the page looks so different that its text is shown to nobody who waits for it. */
    only_without_scripts: boolean().optional().default(undefined),
  })
    .optional()
    .default(undefined),
  /** A feed that brings what is new on the page. */
  feed: object({
    title: string().max(120).required(),
    /** From the site's root. */
    address: string()
      .matches(/^\/(?![/\\])/u)
      .max(200)
      .required(),
  })
    .optional()
    .default(undefined),
});
export type PageMetadata = InferType<typeof pageMetadataSchema>;

export const pageMetadataResponseSchema = object({ status: number().required(), data: pageMetadataSchema.required() });
export type PageMetadataResponse = InferType<typeof pageMetadataResponseSchema>;

/** Pages without a document of their own; their content comes from several sources. */
export const HEADED_PAGES = [...PAGE_NAMES, 'success', 'talents', 'jobs'] as const;
export type HeadedPage = (typeof HEADED_PAGES)[number];
export const headedPageInputSchema = object({ page: string().oneOf(HEADED_PAGES, 'No such page').required() });
