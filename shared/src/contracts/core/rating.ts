import { type InferType, number, object } from 'yup';

/** Average of the points of all shown reviews, with one decimal; null below three reviews. */
export const ratingSchema = object({ average: number().required(), count: number().required() }).nullable().defined();
export type Rating = InferType<typeof ratingSchema>;
