import { array, boolean, type InferType, number, object, string } from 'yup';
import { optionalId, optionalText, requiredId } from '../core/schema-parts';
import { ATTACHMENT_KINDS, HIRING_LIMITS, HIRING_SIDES } from './hiring-values';
import { hiringJobSchema, partySchema } from './parties';

/** What a client opens a thread about; exactly one. A thread of the same two about the same job is opened once. */
export const openThreadSchema = object({ application: optionalId(), invitation: optionalId(), offer: optionalId(), booking: optionalId() });
export type OpenThreadInput = {
  readonly application?: number | undefined;
  readonly invitation?: number | undefined;
  readonly offer?: number | undefined;
  readonly booking?: number | undefined;
};
/** `before`: the `last_at` of the last one of the page before, in milliseconds. */
export const threadsQuerySchema = object({ before: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).optional() });
export type ThreadsQuery = { readonly before?: number | undefined };
/** `before`: id of the oldest message the page has; `after`: id of the newest one. */
export const threadQuerySchema = object({ id: requiredId(), before: optionalId(), after: optionalId() });
export type ThreadQuery = { readonly id: number; readonly before?: number | undefined; readonly after?: number | undefined };

export const ATTACHMENT_ID = /^[\w-]{22}$/u;
const attachmentId = () => string().matches(ATTACHMENT_ID, 'must be an attachment').required();
/** A message needs a text or a file. */
export const sendMessageSchema = object({
  thread_id: requiredId(),
  text: optionalText(HIRING_LIMITS.message),
  /** Uploaded files, with the names that the sender's machine gave them. */
  attachments: array(object({ id: attachmentId(), name: string().trim().max(HIRING_LIMITS.fileName).default('') }).required())
    .max(HIRING_LIMITS.attachments, `At most ${HIRING_LIMITS.attachments} files`)
    .default([]),
});
export type SendMessageInput = InferType<typeof sendMessageSchema>;
export const readThreadSchema = object({ thread_id: requiredId(), until: requiredId() });
export type ReadThreadInput = InferType<typeof readThreadSchema>;

export const attachmentSchema = object({
  id: string().required(),
  kind: string().oneOf(ATTACHMENT_KINDS).required(),
  name: string().defined(),
  bytes: number().required(),
  /** Of a picture, in pixels; 0 for other files. */
  width: number().required(),
  height: number().required(),
  /** Address that opens for five minutes, for this reader alone. */
  url: string().required(),
});
export type Attachment = InferType<typeof attachmentSchema>;
export const uploadedAttachmentResponseSchema = object({ status: number().required(), data: attachmentSchema.required() });
export type UploadedAttachmentResponse = InferType<typeof uploadedAttachmentResponseSchema>;
export const attachmentQuerySchema = object({
  id: attachmentId(),
  /** Seconds since 1970. */
  expires: number().integer().min(0).max(Number.MAX_SAFE_INTEGER).required(),
  signature: string().max(64).required(),
});
export type AttachmentQuery = InferType<typeof attachmentQuerySchema>;

export const threadMessageSchema = object({
  id: number().required(),
  is_own: boolean().required(),
  text: string().defined(),
  /** ISO 8601. */
  at: string().required(),
  attachments: array(attachmentSchema.required()).required(),
  /** True for a text with contact data, sent before an offer was accepted. */
  has_contact_data: boolean().required(),
});
export type ThreadMessage = InferType<typeof threadMessageSchema>;
export const threadLineSchema = object({
  id: number().required(),
  side: string().oneOf(HIRING_SIDES).required(),
  other: partySchema.required(),
  job: hiringJobSchema,
  /** Beginning of the last message, on one line; '' for a thread without messages. */
  last_text: string().defined(),
  is_last_own: boolean().required(),
  /** Milliseconds since 1970. */
  last_at: number().required(),
  unread: number().required(),
});
export type ThreadLine = InferType<typeof threadLineSchema>;
export const threadsResponseSchema = object({
  status: number().required(),
  /** What was written to last at the top. */
  data: array(threadLineSchema.required()).required(),
  has_more: boolean().required(),
  unread: number().required(),
});
export type ThreadsResponse = InferType<typeof threadsResponseSchema>;
export const threadResponseSchema = object({
  status: number().required(),
  data: object({
    id: number().required(),
    side: string().oneOf(HIRING_SIDES).required(),
    other: partySchema.required(),
    job: hiringJobSchema,
    /** Page of the application, invitation, offer or booking that it is about. */
    subject: object({ label: string().required(), path: string().required() }).required(),
    /** The oldest first. */
    messages: array(threadMessageSchema.required()).required(),
    has_more: boolean().required(),
    /** Newest own message that the other side has read; 0: none. */
    read_until: number().required(),
    unread: number().required(),
    /** True once an offer between the two was accepted: contact data is no longer warned about. */
    is_booked: boolean().required(),
    /** Whether the reader blocked the other side. */
    is_blocked: boolean().required(),
    /** The reader's block of the other side; null without one. */
    block_id: number().nullable().defined(),
    /** False when one of the two blocked the other, or an account is closed. */
    may_write: boolean().required(),
  }).required(),
});
export type ThreadResponse = InferType<typeof threadResponseSchema>;
export const sentMessageResponseSchema = object({ status: number().required(), data: threadMessageSchema.required() });
export type SentMessageResponse = InferType<typeof sentMessageResponseSchema>;
export const unreadMessagesResponseSchema = object({ status: number().required(), unread: number().required() });
export type UnreadMessagesResponse = InferType<typeof unreadMessagesResponseSchema>;

export const threadIdSchema = object({ thread_id: requiredId() });
export type ThreadIdInput = InferType<typeof threadIdSchema>;
export const blockIdSchema = object({ id: requiredId() });
export type BlockIdInput = InferType<typeof blockIdSchema>;
export const blocksResponseSchema = object({
  status: number().required(),
  /** People whom the caller blocked, the last first. */
  data: array(object({ id: number().required(), name: string().required(), at: string().required() }).required()).required(),
});
export type BlocksResponse = InferType<typeof blocksResponseSchema>;
