import { type InferType, number, object, type ObjectShape, string } from 'yup';
import {
  bandBlock,
  claimsBlock,
  formBlock,
  galleriesBlock,
  lanesBlock,
  listBlock,
  marksBlock,
  peopleBlock,
  quotesBlock,
} from './page-blocks';
import { LONGEST_WORDING, PAGE_NAMES, type PageName, WORDING_NAME } from './page-names';

export type {
  BandBlock,
  ClaimsBlock,
  FormBlock,
  GalleriesBlock,
  LanesBlock,
  ListBlock,
  MarksBlock,
  PeopleBlock,
  QuotesBlock,
} from './page-blocks';

/** The blocks a page may have, by their place on it. One that is left out is not shown; one it does not know is refused. */
const pageOf = <Blocks extends ObjectShape>(blocks: Blocks) =>
  object(blocks).noUnknown(({ unknown }: { unknown: string }) => `The page has no block called ${unknown}`);

const band = bandBlock.optional().default(undefined);
const claims = claimsBlock.optional().default(undefined);
const form = formBlock.optional().default(undefined);
const galleries = galleriesBlock.optional().default(undefined);
const lanes = lanesBlock.optional().default(undefined);
const list = listBlock.optional().default(undefined);
const marks = marksBlock.optional().default(undefined);
const people = peopleBlock.optional().default(undefined);
const quotes = quotesBlock.optional().default(undefined);

/** What may be changed on each page without a new release of the site. */
export const PAGE_SCHEMAS = {
  home: pageOf({
    'featured-in': marks,
    'influencer-marketing': band,
    'popular-features': lanes,
    'register-to-hire': band,
    'work-for': list,
    claims,
  }),
  'hiring-influencer': pageOf({
    cover: band,
    strip: people,
    budget: list,
    marketing: list,
    impact: band,
    why: list,
    featured: people,
    carousel: people,
    claims,
    form,
  }),
  influencer: pageOf({
    hero: band,
    unlock: list,
    journey: list,
    match: list,
    fields: list,
    why: list,
    /** What a payment looks like, beside the claim of instant payment. */
    receipt: list,
    carousel: people,
    stories: quotes,
    campaigns: claims,
    /** A sample chart: a bar for each entry, as high as its figure. */
    analysis: list,
    /** Whose pictures stand beside fields (by tag), the match and the stories (by name). */
    faces: people,
    claims,
    form,
  }),
  'product-photoshoot': pageOf({
    hero: band,
    'shoots-for': list,
    includes: list,
    categories: galleries,
    ready: band,
    steps: list,
    options: list,
    claims,
    features: list,
    form,
  }),
  singer: pageOf({ hero: band, includes: list, featured: people, budget: list, stories: quotes, claims, form }),
} as const satisfies Readonly<Record<PageName, unknown>>;

export type PageBlocks<Page extends PageName> = InferType<(typeof PAGE_SCHEMAS)[Page]>;

/** Copy of a page; `page` determines which blocks it may have. */
export type PageContent = {
  [Page in PageName]: { readonly page: Page; readonly updated_at: string; readonly blocks: PageBlocks<Page> };
}[PageName];
export type PageContentResponse = { readonly status: number; readonly data: PageContent };

/** Name of a wording: '' for the words that a page has for everybody. */
const wording = string().max(LONGEST_WORDING).matches(WORDING_NAME, { message: 'No such wording', excludeEmptyString: true });

/** A page, and the wording of it that a release shows; a page without that wording answers with the words that it has for everybody. */
export const pageContentInputSchema = object({
  page: string<PageName>().oneOf(PAGE_NAMES, 'No such page').required(),
  wording: wording.optional(),
});
export type PageContentInput = InferType<typeof pageContentInputSchema>;

export const pageContentResponseSchema = object({
  status: number().required(),
  data: object({
    page: string().oneOf(PAGE_NAMES).required(),
    /** Time of the last change, ISO 8601. */
    updated_at: string().required(),
    /** By their place on the page; each says its `type`. */
    blocks: object({}).required(),
  }).required(),
});
