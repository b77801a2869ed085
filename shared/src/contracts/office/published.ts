import { array, boolean, type InferType, number, object, string } from 'yup';
import { HIRING_SIDES } from '../hiring/hiring-values';
import { reasonField, userIdField } from './fields';
import { BOOKING_DECISIONS } from './staff-values';

const id = () => number().integer().min(1).max(2_147_483_647).required();
const reason = () => reasonField('Say why: the person reads it');

/** `user_id`: the client whose job it is. */
export const closeJobOfPersonSchema = object({ user_id: userIdField(), job_id: id(), reason: reason() });
export type CloseJobOfPersonInput = InferType<typeof closeJobOfPersonSchema>;
/** `user_id`: the person whom the review is about. */
export const takeDownReviewSchema = object({ user_id: userIdField(), review_id: id(), reason: reason() });
export type TakeDownReviewInput = InferType<typeof takeDownReviewSchema>;

const party = object({ user_id: string().required(), name: string().defined() }).required();
/** A booking that one side reported. `said`: what the side wrote; '' without words. */
export const disputedBookingSchema = object({
  id: number().required(),
  title: string().defined(),
  role: string().defined(),
  starts_on: string().required(),
  ends_on: string().required(),
  client: party,
  talent: party,
  reported_by: string()
    .oneOf(['', ...HIRING_SIDES])
    .defined(),
  is_no_show: boolean().required(),
  said: string().defined(),
  waiting_since: string().required(),
});
export type DisputedBookingItem = InferType<typeof disputedBookingSchema>;
export const disputedBookingsResponseSchema = object({
  status: number().required(),
  data: array(disputedBookingSchema.required()).required(),
  /** How many wait, those beyond the list included. */
  total: number().required(),
});
export type DisputedBookingsResponse = InferType<typeof disputedBookingsResponseSchema>;
export const decideBookingSchema = object({ id: id(), state: string().oneOf(BOOKING_DECISIONS).required(), reason: reason() });
export type DecideBookingInput = InferType<typeof decideBookingSchema>;
