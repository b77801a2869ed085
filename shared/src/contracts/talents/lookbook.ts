import { array, boolean, type InferType, number, object, string } from 'yup';
import { LIMITS } from '../core/limits';
import { talentCardSchema } from './talents';

/** 256 bits of a link, as they stand in its address. */
export const linkTokenSchema = string().matches(/^[\w-]{43}$/u, 'No such link');
const token = linkTokenSchema.required('No such link');

/** A word that two people agree on; nothing typed is none. */
export const passcodeSchema = string()
  .trim()
  .transform((text: unknown) => (text === '' ? undefined : text))
  .min(LIMITS.passcodeMin, `At least ${LIMITS.passcodeMin} characters`)
  .max(LIMITS.passcodeMax, `At most ${LIMITS.passcodeMax} characters`);

export const FEEDBACK = ['yes', 'maybe', 'no'] as const;
/** What the receiver of a link says to one of its people. */
export type FeedbackChoice = (typeof FEEDBACK)[number];

/** Null withdraws the feedback; the comment is for the sender alone. */
const given = {
  answer: string().oneOf(FEEDBACK).nullable().defined(),
  comment: string().defined(),
};
export const feedbackSchema = object({ talent_id: number().required(), ...given });
export type Feedback = InferType<typeof feedbackSchema>;

export const lookbookInputSchema = object({ token });

/** Lookbook: profiles that are still visible, without contact data. */
export const lookbookResponseSchema = object({
  status: number().required(),
  data: object({
    sender_name: string().required(),
    receiver_first_name: string().required(),
    description: string().defined(),
    profiles: array(talentCardSchema.required()).required(),
    /** Feedback given so far; talents without any are left out. */
    answers: array(feedbackSchema.required()).required(),
    /** What the sender wrote about people of the list, as it was when the link was made. */
    notes: array(object({ talent_id: number().required(), text: string().required() }).required()).optional(),
    /** False for a link that its sender copied: no message was sent, so there is none to refuse. */
    was_sent: boolean().optional(),
    /** Calendar day in India, YYYY-MM-DD: the last one on which the link works. */
    works_until: string().required(),
  }).required(),
});
export type LookbookResponse = InferType<typeof lookbookResponseSchema>;

export const openLookbookSchema = object({ token, passcode: passcodeSchema.required('Please enter the passcode') });
export type OpenLookbookInput = InferType<typeof openLookbookSchema>;

/** Input that records a view of the page. */
export const viewLookbookSchema = object({ token });
export type ViewLookbookInput = InferType<typeof viewLookbookSchema>;

export const lookbookFeedbackSchema = object({
  token,
  talent_id: number().integer().min(1).max(2_147_483_647).required(),
  answer: string().oneOf(FEEDBACK, 'Answer yes, maybe or no').nullable().default(null),
  comment: string().trim().max(LIMITS.commentLength, `At most ${LIMITS.commentLength} characters`).default(''),
});
export type LookbookFeedbackInput = InferType<typeof lookbookFeedbackSchema>;

/** As it was stored: links in a comment are taken apart. */
export const lookbookFeedbackResponseSchema = object({ status: number().required(), data: feedbackSchema.required() });
export type LookbookFeedbackResponse = InferType<typeof lookbookFeedbackResponseSchema>;

/** The receiver wants nothing more from this sender, or takes that back. */
export const stopSharesSchema = object({ token });
export type StopSharesInput = InferType<typeof stopSharesSchema>;

/** `stopped` by the sender, `ended` when its days were over. */
export const SHARE_STATES = ['open', 'stopped', 'ended'] as const;

/** A share as its sender sees it. A link that was sent is stored as a hash alone and cannot be shown again. */
export const sentShareSchema = object({
  id: number().required(),
  receiver_name: string().required(),
  description: string().defined(),
  /** List that the link was made from; null or absent for profiles that were sent. */
  list_id: number().nullable().optional(),
  /** Address of a link that was made from a list, while it works; otherwise ''. */
  url: string().optional(),
  /** ISO 8601, as is the last view. */
  created_at: string().required(),
  /** Calendar day in India, YYYY-MM-DD. */
  works_until: string().required(),
  state: string().oneOf(SHARE_STATES).required(),
  has_passcode: number().oneOf([0, 1]).required(),
  /** Browsers that showed it, each counted once a day. */
  views: number().required(),
  last_viewed_at: string().nullable().defined(),
  /** Shared profiles in order; name and slug are empty for profiles that are not public any more. */
  profiles: array(
    object({
      talent_id: number().required(),
      name: string().defined(),
      slug: string().defined(),
      ...given,
      /** ISO 8601; null before an answer. */
      answered_at: string().nullable().optional(),
    }).required(),
  ).required(),
});
export type SentShare = InferType<typeof sentShareSchema>;

/** The newest first. */
export const ownSharesResponseSchema = object({ status: number().required(), data: array(sentShareSchema.required()).required() });
export type OwnSharesResponse = InferType<typeof ownSharesResponseSchema>;

export const managedShareInputSchema = object({ token });
export const managedShareResponseSchema = object({ status: number().required(), data: sentShareSchema.required() });
export type ManagedShareResponse = InferType<typeof managedShareResponseSchema>;

/** An own share by its id, or any by the token with which its sender manages it. */
export const revokeShareSchema = object({
  id: number().integer().min(1).max(2_147_483_647).optional(),
  token: linkTokenSchema.optional().test('named', 'Say which share', function isNamed(value) {
    const { id } = this.parent as { readonly id?: unknown };
    return value !== undefined || id !== undefined;
  }),
});
export type RevokeShareInput = InferType<typeof revokeShareSchema>;
