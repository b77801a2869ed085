import { array, boolean, type InferType, number, object, string } from 'yup';
import { isDate } from '../core/dates';
import { FIGURE_PERIODS } from './figure-values';

const day = () => string().required();
const count = () => number().integer().required();
const optionalDay = () =>
  string()
    .test('day', 'Choose a day since 2000', (text) => text === undefined || (isDate(text) && text >= '2000' && text < '2200'))
    .optional();

/** `from` and `to`: days in India; both are widened to whole periods, up to today. */
export const figuresQuerySchema = object({
  by: string().oneOf(FIGURE_PERIODS).default('day'),
  from: optionalDay(),
  to: optionalDay(),
});
export type FiguresQuery = InferType<typeof figuresQuerySchema>;

/** Which of the page's tables a file has. */
export const figuresFileSchema = figuresQuerySchema.shape({ of: string().oneOf(['periods', 'leads']).default('periods') });
export type FiguresFileInput = InferType<typeof figuresFileSchema>;

/**
 * Counts of some days. `answers`: applications that got their first answer, after a median of `answer_minutes`, null without any.
 * `orders_paid` and `paid_minor` (paise): null for people without the right `money`.
 */
export const figureSetSchema = object({
  sign_ups: count(),
  profiles_approved: count(),
  jobs_posted: count(),
  jobs_approved: count(),
  applications: count(),
  answers: count(),
  answer_minutes: number().integer().nullable().defined(),
  hires: count(),
  leads: count(),
  orders_paid: number().integer().nullable().defined(),
  paid_minor: number().integer().nullable().defined(),
});
export type FigureSet = InferType<typeof figureSetSchema>;

/** Leads of one page and variant. `page` '': any other page. `variant` '': no test ran, or the visitor allowed no statistics. */
export const leadFigureSchema = object({
  page: string().defined(),
  experiment: string().defined(),
  variant: string().defined(),
  now: count(),
  before: count(),
});
export type LeadFigure = InferType<typeof leadFigureSchema>;

const spanSchema = object({ from: day(), to: day() });

/**
 * `before`: as many periods just before, up to the same part of the running one. `is_complete`: false while days of the past are still
 * being counted, which are zero until then.
 */
export const figuresSchema = object({
  by: string().oneOf(FIGURE_PERIODS).required(),
  now: spanSchema.shape({ total: figureSetSchema.required() }).required(),
  before: spanSchema.shape({ total: figureSetSchema.required() }).required(),
  is_complete: boolean().required(),
  /** The oldest first; the last one may not be over. */
  periods: array(spanSchema.shape({ now: figureSetSchema.required(), before: figureSetSchema.required() }).required()).required(),
  leads: array(leadFigureSchema.required()).required(),
});
export type Figures = InferType<typeof figuresSchema>;
export const figuresResponseSchema = object({ status: number().required(), data: figuresSchema.required() });
export type FiguresResponse = InferType<typeof figuresResponseSchema>;
