import { object, string } from 'yup';

type Mail = { readonly channel: 'mail'; readonly to: string; readonly subject: string; readonly text: string; readonly html: string };
/** Read or heard on a phone; `to` is E.164. */
type PhoneMessage = { readonly channel: 'sms' | 'call'; readonly to: string; readonly text: string };

export type Message = Mail | PhoneMessage;
export type Channel = Message['channel'];

export const CHANNELS = ['mail', 'sms', 'call'] as const satisfies readonly Channel[];

const mailSchema = object({
  channel: string().oneOf(['mail']).required(),
  to: string().required(),
  subject: string().required(),
  text: string().required(),
  html: string().required(),
});
const phoneMessageSchema = object({
  channel: string().oneOf(['sms', 'call']).required(),
  to: string().required(),
  text: string().required(),
});

/** A message as it was stored; throws on anything else. */
export function parseMessage(json: string): Message {
  const value: unknown = JSON.parse(json);
  return mailSchema.isValidSync(value) ? mailSchema.validateSync(value) : phoneMessageSchema.validateSync(value);
}
