import { array, boolean, type InferType, number, object, string } from 'yup';
import { reasonField } from './fields';
import { MESSAGE_CHANNELS, MESSAGE_FAILURES, MESSAGE_STATES, OFFICE_PAGE_SIZE } from './staff-values';

const MAX_ID = 2_147_483_647;
const id = () => number().integer().min(1).max(MAX_ID).required();

/** Messages of a state, those that were due first at the top; `after`: the `next` of the page before. */
export const unsentMessagesSchema = object({
  state: string().oneOf(MESSAGE_STATES).default('failed'),
  after: string()
    .matches(/^\d{1,15}\.\d{1,10}$/u)
    .optional(),
});
export type UnsentMessagesInput = InferType<typeof unsentMessagesSchema>;

/** A message that did not go out. `to` is masked. `failure`: why it was given up; '' for one that is held. */
export const unsentMessageSchema = object({
  id: id(),
  channel: string().oneOf(MESSAGE_CHANNELS).required(),
  /** '' for what has no recipient, or cannot be read. */
  to: string().defined(),
  /** Of a mail, with its longer numbers masked, which may be codes; '' for others. */
  subject: string().defined(),
  failure: string()
    .oneOf(['', ...MESSAGE_FAILURES])
    .defined(),
  tries: number().integer().required(),
  put_in_at: string().required(),
  useful_until: string().required(),
  /** False once it is of no use, and where its text is not kept. */
  can_be_sent: boolean().required(),
});
export type UnsentMessage = InferType<typeof unsentMessageSchema>;
export const unsentMessagesResponseSchema = object({
  status: number().required(),
  data: array(unsentMessageSchema.required()).required(),
  /** '' on the last page. */
  next: string().defined(),
  /** How many there are in each state, at most MOST_COUNTED + 1. */
  failed: number().integer().required(),
  held: number().integer().required(),
});
export type UnsentMessagesResponse = InferType<typeof unsentMessagesResponseSchema>;

const chosen = {
  /** Empty with `is_every_held`. */
  ids: array(id()).max(OFFICE_PAGE_SIZE).default([]),
  /** Every message that is held, in the place of `ids`. */
  is_every_held: boolean().default(false),
};

/** Messages to send again: chosen ones, or every held one. */
export const sendMessagesAgainSchema = object(chosen);
export type SendMessagesAgainInput = InferType<typeof sendMessagesAgainSchema>;

/** Messages that are given up for good: chosen ones, or every held one. */
export const dropMessagesSchema = object({ ...chosen, reason: reasonField() });
export type DropMessagesInput = InferType<typeof dropMessagesSchema>;

/** How many messages were moved; the others were gone, or too late to be of use. */
export const movedMessagesResponseSchema = object({ status: number().required(), moved: number().integer().required() });
export type MovedMessagesResponse = InferType<typeof movedMessagesResponseSchema>;
