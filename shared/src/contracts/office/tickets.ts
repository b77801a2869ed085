import { array, boolean, type InferType, number, object, string } from 'yup';
import { DELIVERY_STATES } from '../auth/auth';
import { TOPIC_NAMES } from '../content/contact-topics';
import { formatCount } from '../core/numbers';
import { accountBriefSchema, auditLineSchema, claimSchema, queueItemSchema, queueResponseSchema, queueSearch } from './queues';
import { OFFICE_LIMITS } from './staff-values';

const text = () => string().defined();
const moment = () => string().required();
const ticket = () => string().max(16).required();
const version = () => number().integer().min(0).required();
const staffId = () => string().max(40).nullable().defined();

/** Topic of applications to work at All Talent, beside those of the contact form. */
export const APPLICATION_TOPIC = 'career';
/** Topics of letters; each has a desk of its own. */
export const TICKET_TOPICS = [...TOPIC_NAMES, APPLICATION_TOPIC] as const;
export type TicketTopic = (typeof TICKET_TOPICS)[number];

/** `open`: nobody answered yet; `answered`: answered, and something is still to be done; `closed`: nothing is. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/**
 * A page of letters: those not closed, the longest waiting first, or closed ones, the last closed first, whoever they are assigned to.
 * A search finds letters of every state, whatever `list` says; a whole ticket its letter, whatever the filters are.
 */
export const ticketQueueSchema = object({
  after: string().max(100).optional(),
  search: queueSearch(),
  topic: string().oneOf(TICKET_TOPICS).optional(),
  assigned: string().oneOf(['all', 'mine', 'nobody']).default('all'),
  list: string().oneOf(['waiting', 'closed']).default('waiting'),
});
export type TicketQueueInput = InferType<typeof ticketQueueSchema>;

export const ticketIdSchema = object({ id: ticket() });
export type TicketIdInput = InferType<typeof ticketIdSchema>;

const colleagueSchema = object({ user_id: string().required(), name: text() });
/** A person of the office whose roles include the letters. */
export type Colleague = InferType<typeof colleagueSchema>;

export const ticketItemSchema = queueItemSchema.shape({
  state: string().oneOf(TICKET_STATES).required(),
  version: version(),
  /** Null: nobody. */
  assignee_id: staffId(),
});
export type TicketItem = InferType<typeof ticketItemSchema>;
/** `colleagues`: those to whom letters can be assigned. */
export const ticketQueueResponseSchema = queueResponseSchema.shape({
  data: array(ticketItemSchema.required()).required(),
  colleagues: array(colleagueSchema.required()).required(),
});
export type TicketQueueResponse = InferType<typeof ticketQueueResponseSchema>;

/** An answer, which was mailed to the sender, or a note for the office. `delivery`: of an answer's mail; null for a note. */
const ticketEntrySchema = object({
  id: string().required(),
  kind: string().oneOf(['answer', 'note']).required(),
  at: moment(),
  /** '' once the account of its author is erased. */
  by: text(),
  text: string().required(),
  delivery: string().oneOf(DELIVERY_STATES).nullable().defined(),
});
export type TicketEntry = InferType<typeof ticketEntrySchema>;

export const ticketDetailSchema = object({
  id: ticket(),
  /** Changes with every answer, closing and reopening. */
  version: version(),
  topic: string().oneOf(TICKET_TOPICS).required(),
  /** Name of the topic: 'Hiring and posting a job'. */
  about: string().required(),
  name: string().required(),
  email: string().required(),
  message: text(),
  /** Opening, phone and link of an application as typed; '' for none. */
  opening: text(),
  phone: text(),
  link: text(),
  /** Size of the CV in bytes; null without one. */
  cv_bytes: number().integer().nullable().defined(),
  sent_at: moment(),
  /** Time by which it should be answered, or looked at again; '' once it is closed. */
  due_at: text(),
  state: string().oneOf(TICKET_STATES).required(),
  marks: array(string().required()).required(),
  assignee: colleagueSchema.nullable().default(null),
  colleagues: array(colleagueSchema.required()).required(),
  /** E-mail address that the sender can reply to; '' for a desk without one. */
  desk_email: text(),
  entries: array(ticketEntrySchema.required()).required(),
  account: accountBriefSchema.nullable().defined(),
  /** Whether the sender was logged in to that account; otherwise it has the typed e-mail address, which proves nothing. */
  is_account_certain: boolean().required(),
  history: array(auditLineSchema.required()).required(),
  claim: claimSchema.nullable().default(null),
});
export type TicketDetail = InferType<typeof ticketDetailSchema>;
export const ticketDetailResponseSchema = object({ status: number().required(), data: ticketDetailSchema.required() });
export type TicketDetailResponse = InferType<typeof ticketDetailResponseSchema>;

/** An answer to the version that was read. `keeps_line`: its words are offered for other letters. */
export const answerTicketSchema = object({
  id: ticket(),
  version: version(),
  text: string()
    .trim()
    .max(OFFICE_LIMITS.answer, `At most ${formatCount(OFFICE_LIMITS.answer)} characters`)
    .required('Write the answer'),
  closes: boolean().default(true),
  keeps_line: boolean().default(false),
});
export type AnswerTicketInput = InferType<typeof answerTicketSchema>;

export const noteTicketSchema = object({
  id: ticket(),
  text: string()
    .trim()
    .max(OFFICE_LIMITS.note, `At most ${formatCount(OFFICE_LIMITS.note)} characters`)
    .required('Write the note'),
});
export type NoteTicketInput = InferType<typeof noteTicketSchema>;

/** `from`: who was shown as assigned; `to`: who it is assigned to; null: nobody. */
export const assignTicketSchema = object({ id: ticket(), from: staffId(), to: staffId() });
export type AssignTicketInput = InferType<typeof assignTicketSchema>;

export const moveTicketSchema = object({ id: ticket(), version: version(), state: string().oneOf(['open', 'closed']).required() });
export type MoveTicketInput = InferType<typeof moveTicketSchema>;
