import { array, type InferType, number, object, string } from 'yup';
import { reasonField, userIdField } from './fields';
import { personItemSchema } from './people';
import { MOVING_PARTS, STAYING_PARTS } from './staff-values';

/** What `confirmationOf` says about the account that is erased or ended. */
const confirmation = () => string().trim().max(254).required('Type the address or id as it is shown');

export const erasePersonSchema = object({ user_id: userIdField(), confirmation: confirmation(), reason: reasonField() });
export type ErasePersonInput = InferType<typeof erasePersonSchema>;

/** `keep_id`: the account that stays; `end_id`: the one that is closed for good. */
export const compareAccountsSchema = object({ keep_id: userIdField(), end_id: userIdField() });
export type CompareAccountsInput = InferType<typeof compareAccountsSchema>;
export const mergeAccountsSchema = object({
  keep_id: userIdField(),
  end_id: userIdField(),
  confirmation: confirmation(),
  reason: reasonField(),
});
export type MergeAccountsInput = InferType<typeof mergeAccountsSchema>;

export const accountComparisonSchema = object({
  keep: personItemSchema.required(),
  end: personItemSchema.required(),
  /** `stays`: rows that the account which stays has, too, so that they are left. */
  moves: array(
    object({ part: string().oneOf(MOVING_PARTS).required(), moves: number().required(), stays: number().required() }).required(),
  ).required(),
  stays: array(object({ part: string().oneOf(STAYING_PARTS).required(), count: number().required() }).required()).required(),
  /** Why these two cannot be merged; empty when they can. */
  refusals: array(string().required()).required(),
});
export type AccountComparison = InferType<typeof accountComparisonSchema>;
export const accountComparisonResponseSchema = object({ status: number().required(), data: accountComparisonSchema.required() });
export type AccountComparisonResponse = InferType<typeof accountComparisonResponseSchema>;
