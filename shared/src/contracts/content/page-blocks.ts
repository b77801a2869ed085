import { findMisgroupedSum } from '../core/money';
import { artAltField, pictureAltField, pictureField } from './pictures';
import { type AnyObject, array, boolean, type InferType, type ISchema, object, string } from 'yup';

const MOST_ITEMS = 24;
const ADDRESS = /^(?:\/(?![/\\])[^\s\\]*|#[a-z][a-z0-9-]*|https:\/\/[^\s\\]+)$/u;
/** Anything but a number of four digits or more, which is a price that lost its sign, unless it is a year. */
const NO_BARE_PRICE = /^(?:(?:19|20)\d\d$|(?!\d[\d,]{3,}$))/u;

const line = (max: number) =>
  string()
    .trim()
    .min(1, 'Must not be empty')
    .max(max, `Must be at most ${max} characters`)
    .test('sums', (value, context) => {
      const wrong = value === undefined || value.length > max ? null : findMisgroupedSum(value);
      return (
        wrong === null ||
        context.createError({
          message: `${wrong.written} has its commas in the wrong place. Write ${wrong.meant} if you mean that, or correct the figure`,
        })
      );
    });
const title = line(120).required();
const text = line(600);
/** A page of this site, a place on the page, or a page outside it; nothing that runs. */
const url = string().max(300).matches(ADDRESS, 'Must begin with /, # or https://');
const link = object({ label: line(60).required(), to: url.required() }).noUnknown();
const figure = object({ figure: line(20).required(), text: line(120).required() }).noUnknown();
const item = object({
  title,
  text: text.optional(),
  /** A price, a time or a step, set apart from the text. */
  figure: line(20).matches(NO_BARE_PRICE, { message: 'Write a price with its sign, such as ₹16,000', excludeEmptyString: true }).optional(),
  /** When it happened, where the figure is something else: '09:12'. */
  time: line(20).optional(),
  to: url.optional(),
  /** Name of a drawing the page has, or of an uploaded picture; one it does not know is left out. */
  art: line(40).optional(),
  /** What the drawing shows; without it the drawing only adorns. An uploaded picture needs it. */
  alt: artAltField(120),
}).noUnknown();
const some = <T>(schema: ISchema<T, AnyObject>) =>
  array(schema).min(1, 'Must have at least one entry').max(MOST_ITEMS, `Must have at most ${MOST_ITEMS} entries`).required();

/** Publications as wordmarks; `is_demo` says that they are invented. */
export const marksBlock = object({
  type: string().oneOf(['marks']).required(),
  title,
  is_demo: boolean().required(),
  marks: some(
    object({
      name: line(40).required(),
      look: string().oneOf(['heavy', 'spaced', 'thin', 'tight', 'boxed']).required(),
    }).noUnknown(),
  ),
}).noUnknown();

/** What the company says of itself; `note` says that it is the company that says so. */
export const claimsBlock = object({
  type: string().oneOf(['claims']).required(),
  title,
  claims: some(figure),
  note: line(200).required(),
}).noUnknown();

/** Short text with a link. */
export const bandBlock = object({
  type: string().oneOf(['band']).required(),
  title,
  text: text.optional(),
  action: link.optional().default(undefined),
  claim: figure.optional().default(undefined),
}).noUnknown();

/** Steps, prices, kinds of work: things of one kind under one heading. */
export const listBlock = object({
  type: string().oneOf(['list']).required(),
  title,
  text: text.optional(),
  action: link.optional().default(undefined),
  items: some(item),
  note: line(200).optional(),
}).noUnknown();

/** A list whose entries open pictures of their kind. */
export const galleriesBlock = listBlock.shape({
  items: some(
    item.shape({
      pictures: array(object({ art: line(40).required(), alt: line(120).required() }).noUnknown())
        .max(MOST_ITEMS)
        .optional(),
    }),
  ),
});

/** Lists side by side that meet in one ending. */
export const lanesBlock = object({
  type: string().oneOf(['lanes']).required(),
  title,
  lanes: some(object({ title, items: some(item) }).noUnknown()),
  ending: object({ title, text: text.required() }).noUnknown().optional().default(undefined),
}).noUnknown();

export const quotesBlock = object({
  type: string().oneOf(['quotes']).required(),
  title,
  quotes: some(object({ quote: text.required(), by: line(120).required() }).noUnknown()),
  note: line(200).optional(),
}).noUnknown();

/** Talents by the last part of their address; hidden ones are replaced by others of the category `fill`. */
export const peopleBlock = object({
  type: string().oneOf(['people']).required(),
  title,
  text: text.optional(),
  action: link.optional().default(undefined),
  fill: string()
    .matches(/^[a-z0-9-]{1,40}$/u, 'Must be the slug of a category')
    .required(),
  people: some(
    object({
      slug: string()
        .matches(/^[a-z0-9-]{1,120}$/u, "Must be the last part of a profile's address")
        .required(),
      tags: array(line(40).required()).max(4).required(),
      /** Name of a short film below the asset base's `clips/`. */
      clip: string()
        .matches(/^[a-z0-9-]{1,60}$/u, 'Must be the name of a film')
        .optional(),
      /** Shown instead of the profile's. */
      picture: pictureField,
      picture_alt: pictureAltField,
    }).noUnknown(),
  ),
  note: line(200).optional(),
}).noUnknown();

/** Copy around a form; its fields belong to the page. */
export const formBlock = object({
  type: string().oneOf(['form']).required(),
  title,
  text: text.optional(),
  points: array(line(120).required()).max(MOST_ITEMS).required(),
}).noUnknown();

export type MarksBlock = InferType<typeof marksBlock>;
export type ClaimsBlock = InferType<typeof claimsBlock>;
export type BandBlock = InferType<typeof bandBlock>;
export type ListBlock = InferType<typeof listBlock>;
export type GalleriesBlock = InferType<typeof galleriesBlock>;
export type PeopleBlock = InferType<typeof peopleBlock>;
export type QuotesBlock = InferType<typeof quotesBlock>;
export type FormBlock = InferType<typeof formBlock>;
export type LanesBlock = InferType<typeof lanesBlock>;
