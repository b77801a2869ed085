import { array, number, object, string } from 'yup';
import type { AttachmentRef } from './mail-attachments';

type Mail = {
  readonly channel: 'mail';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** E-mail address for replies; without it they reach nobody. */
  readonly replyTo?: string | undefined;
  /** E-mail address that the mail comes from, if it is at the site's own host; the site's no-reply address otherwise. */
  readonly from?: string | undefined;
  readonly attachments?: readonly AttachmentRef[] | undefined;
  /** Address to which mail programs send the request to stop such mails (RFC 8058). */
  readonly unsubscribe?: string | undefined;
};
/** SMS or phone call; `to` is a number in E.164. */
type PhoneMessage = { readonly channel: 'sms' | 'call'; readonly to: string; readonly text: string };
/** Programs that get webhooks, each with an address and a secret of its own. */
export const HOOK_RECEIVERS = ['leads', 'releases'] as const;
export type HookReceiver = (typeof HOOK_RECEIVERS)[number];
/** Webhook; `text` is JSON. `messageId` is the same at every try, so that the receiver recognizes a repetition. */
type Hook = { readonly channel: 'hook'; readonly receiver: HookReceiver; readonly messageId: string; readonly text: string };

/** Message to a person. */
export type Message = Mail | PhoneMessage;
export type AnyMessage = Message | Hook;
/** Identity of the stored row of a message. */
export type OutboxRow = { readonly id: number; readonly createdAt: number };
export type Channel = AnyMessage['channel'];

export const CHANNELS = ['mail', 'sms', 'call', 'hook'] as const satisfies readonly Channel[];

const mailSchema = object({
  channel: string().oneOf(['mail']).required(),
  to: string().required(),
  subject: string().required(),
  text: string().required(),
  html: string().required(),
  replyTo: string().optional(),
  from: string().optional(),
  attachments: array(object({ kind: string().required(), id: number().integer().required() }).required()).optional(),
  unsubscribe: string().optional(),
});
const phoneMessageSchema = object({
  channel: string().oneOf(['sms', 'call']).required(),
  to: string().required(),
  text: string().required(),
});
const hookSchema = object({
  channel: string().oneOf(['hook']).required(),
  // Hooks were of leads alone once.
  receiver: string().oneOf(HOOK_RECEIVERS).default('leads'),
  messageId: string().required(),
  text: string().required(),
});

const anySchema = object({ channel: string().oneOf(CHANNELS).required() });

/** Parses a stored message; throws ValidationError on anything else. */
export function parseMessage(json: string): AnyMessage {
  const value: unknown = JSON.parse(json);
  const { channel } = anySchema.validateSync(value);
  if (channel === 'mail') return mailSchema.validateSync(value);
  return channel === 'hook' ? hookSchema.validateSync(value) : phoneMessageSchema.validateSync(value);
}
