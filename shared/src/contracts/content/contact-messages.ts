import { type InferType, number, object, string } from 'yup';
import { TOPIC_NAMES } from './contact-topics';
import { LIMITS } from '../core/limits';
import { contactEmailSchema } from '../core/medium';

export const CONTACT_MESSAGE_LIMITS = { messageLength: 4000, phoneLength: 30 } as const;

const atMost = (length: number) => `At most ${length} characters`;
const token = string().max(400).default('');
const NO_TOPIC = 'Please choose a topic';

export const senderFields = {
  name: string().trim().max(LIMITS.nameLength, atMost(LIMITS.nameLength)).required('Please enter your name'),
  email_id: contactEmailSchema('Please enter your e-mail address'),
  /** What GET /api/enquiries/form gave: says when the form was opened. */
  form_token: token,
  /** Looks like a field to programs that fill in everything; people never see it. */
  website: token,
};

/** A text of several lines that must be there. */
export const messageSchema = (missing: string) =>
  string().trim().max(CONTACT_MESSAGE_LIMITS.messageLength, atMost(CONTACT_MESSAGE_LIMITS.messageLength)).required(missing);

export const contactMessageSchema = object({
  topic: string().oneOf(TOPIC_NAMES, NO_TOPIC).required(NO_TOPIC),
  name: senderFields.name,
  email_id: senderFields.email_id,
  message: messageSchema('Please write your message'),
  form_token: senderFields.form_token,
  website: senderFields.website,
});
export type ContactMessageInput = InferType<typeof contactMessageSchema>;

export const contactFormTokenResponseSchema = object({
  status: number().required(),
  data: object({
    form_token: string().required(),
    /** The form may be sent so many milliseconds after this answer; a person takes longer to fill it in. */
    ready_in_ms: number().required(),
  }).required(),
});
export type ContactFormTokenResponse = InferType<typeof contactFormTokenResponseSchema>;

/** A ticket: what was sent in has this number from now on. */
export const ticketSchema = object({
  /** AT-7K3M-9QXD. */
  ticket: string().required(),
  /** Response time: 'Within one working day'. */
  answer: string().required(),
});
export type Ticket = InferType<typeof ticketSchema>;
export const ticketResponseSchema = object({ status: number().required(), data: ticketSchema.required() });
export type TicketResponse = InferType<typeof ticketResponseSchema>;
