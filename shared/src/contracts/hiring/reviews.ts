import { array, boolean, type InferType, number, object, string } from 'yup';
import { optionalText, pageNumber, requiredId, requiredText } from '../core/schema-parts';
import { ratingSchema } from '../core/rating';
import { HIRING_LIMITS, HIRING_SIDES } from './hiring-values';
import { partySchema } from './parties';

const points = () =>
  number().integer().min(1, 'Please choose one to five').max(5, 'Please choose one to five').required('Please choose one to five');

/** Points in the order of REVIEW_QUESTIONS. */
export const writeReviewSchema = object({
  booking_id: requiredId(),
  first: points(),
  second: points(),
  third: points(),
  text: optionalText(HIRING_LIMITS.review),
});
export type WriteReviewInput = InferType<typeof writeReviewSchema>;
export const replyReviewSchema = object({
  id: requiredId(),
  text: requiredText(HIRING_LIMITS.reply, 'Please write a reply'),
});
export type ReplyReviewInput = InferType<typeof replyReviewSchema>;

export const reviewSchema = object({
  id: number().required(),
  /** Side that wrote it. */
  by: string().oneOf(HIRING_SIDES).required(),
  author: partySchema.required(),
  /** Project of the booking. */
  title: string().required(),
  first: number().required(),
  second: number().required(),
  third: number().required(),
  text: string().defined(),
  /** ISO 8601. */
  at: string().required(),
  reply: string().defined(),
  /** ISO 8601, or '' without a reply. */
  replied_at: string().defined(),
  /** True for the person it is about, who has not replied yet. */
  may_reply: boolean().required(),
});
export type Review = InferType<typeof reviewSchema>;

/** Reviews of one booking as one of its two sees them. */
export const bookingReviewsResponseSchema = object({
  status: number().required(),
  data: object({
    may_write: boolean().required(),
    /** Last day for a review, YYYY-MM-DD; '' while the booking is not done. */
    until: string().defined(),
    own: reviewSchema.nullable().defined(),
    /** The other side's; null until both wrote or time is up. */
    other: reviewSchema.nullable().defined(),
  }).required(),
});
export type BookingReviewsResponse = InferType<typeof bookingReviewsResponseSchema>;

export const talentReviewsQuerySchema = object({
  slug: string().max(120).required(),
  page: pageNumber(),
});
export type TalentReviewsQuery = { readonly slug: string; readonly page?: number | undefined };
export const posterReviewsQuerySchema = object({
  key: string().max(140).required(),
  page: pageNumber(),
});
export type PosterReviewsQuery = { readonly key: string; readonly page?: number | undefined };
export const reviewsResponseSchema = object({
  status: number().required(),
  rating: ratingSchema,
  /** The newest first. */
  data: array(reviewSchema.required()).required(),
  total: number().required(),
  page: number().required(),
  pages: number().required(),
});
export type ReviewsResponse = InferType<typeof reviewsResponseSchema>;
