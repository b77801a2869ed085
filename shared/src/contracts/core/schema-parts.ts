import { number, string } from 'yup';
import { isDate } from './dates';

/** The largest id of a row. */
export const MAX_ID = 2_147_483_647;

export const requiredId = () => number().integer().min(1).max(MAX_ID).required();

/** A whole number, or nothing where it is empty, as forms and addresses send it. */
export const optionalWhole = (least: number, most: number) =>
  number()
    .transform((value: number, original: unknown) => (original === '' || original === null ? undefined : value))
    .integer()
    .min(least)
    .max(most)
    .typeError('must be a number')
    .optional();
export const optionalId = () => optionalWhole(1, MAX_ID);

const upTo = (max: number) => string().trim().max(max, `At most ${max} characters`);
export const optionalText = (max: number) => upTo(max).default('');
/** `missing` is said where nothing is written. */
export const requiredText = (max: number, missing: string) => upTo(max).required(missing);

/** A day, YYYY-MM-DD. `missing` is said where none is given. */
export const requiredDay = (missing: string) =>
  string()
    .required(missing)
    .test('date', 'Please enter a date', (value) => isDate(value));

export const pageNumber = () => number().integer().min(1).max(10_000).default(1);
