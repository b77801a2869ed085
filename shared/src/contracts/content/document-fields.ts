import { array, boolean, number, object, string } from 'yup';
import { EMPLOYMENT_NAMES } from './careers';
import { isDate } from '../core/dates';
import type { DocumentKind } from './document-kinds';
import { pictureAltField, pictureField } from './pictures';

const MOST_QUESTIONS = 9999;

const textUpTo = (max: number) => string().trim().max(max, `At most ${max} characters`);
const neededUpTo = (max: number) => textUpTo(max).required('Please fill this in');
const common = {
  title: neededUpTo(120),
  description: neededUpTo(300),
  lede: textUpTo(300).default(''),
  /** Title of the browser window, if it is not derived from `title`. */
  page_title: textUpTo(120).optional(),
};
const day = (name: string) =>
  textUpTo(10).test('day', `${name} must be a day such as 2026-12-24`, (text) => text === undefined || isDate(text));
const withdrawn = boolean().default(false);

/** Fields of a document by its kind, beside its text. A file names them in its front matter. */
export const DOCUMENT_FIELDS = {
  page: object({ ...common, in_short: array(neededUpTo(300)).max(10, 'At most 10 sentences').default([]) }),
  article: object({
    ...common,
    author: neededUpTo(80),
    date: day('date').required('Please fill this in'),
    tags: array(neededUpTo(40)).min(1, 'At least one subject').max(6, 'At most 6 subjects').required(),
    picture: pictureField,
    picture_alt: pictureAltField,
    withdrawn,
  }),
  faq: object({
    title: neededUpTo(180),
    topic: neededUpTo(60),
    order: number().integer().min(0).max(MOST_QUESTIONS).required('Please fill this in'),
    withdrawn,
  }),
  opening: object({
    ...common,
    place: neededUpTo(80),
    employment: string().oneOf(EMPLOYMENT_NAMES).required('Please fill this in'),
    pay: neededUpTo(80),
    date: day('date').required('Please fill this in'),
    /** Last day on which the opening is open. */
    closes: day('closes').optional(),
    /** Place of work for search engines; without city and country the opening has no JobPosting. */
    city: textUpTo(80).optional(),
    country: textUpTo(2)
      .matches(/^[A-Z]{2}$/u, { message: 'country must be two letters such as IN', excludeEmptyString: true })
      .optional(),
    withdrawn,
  }),
  story: object({
    /** What the person became or did. */
    title: neededUpTo(120),
    /** Its place among the stories. */
    order: number().integer().min(0).max(MOST_QUESTIONS).required('Please fill this in'),
    /** Shown instead of the picture of the profile. */
    picture: pictureField,
    picture_alt: pictureAltField,
    withdrawn,
  }),
} as const satisfies Record<DocumentKind, unknown>;
