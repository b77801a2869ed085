import { array, boolean, type InferType, number, object, string } from 'yup';
import { isDate } from '../core/dates';
import { AD_TYPE_LIST } from '../landing/ad-types';
import { accountBriefSchema, auditLineSchema, claimSchema, queueItemSchema } from './queues';
import { LEAD_HOLDERS, LEAD_STATES, OFFICE_LIMITS } from './staff-values';

const text = () => string().defined();
const moment = () => string().required();
const leadId = () => string().max(12).required();
const state = () => string().oneOf(LEAD_STATES).required();
const colleague = () => claimSchema.pick(['user_id', 'name']).nullable().defined();

/**
 * What selects leads. `page`: path of the page they came from. `release`: version of the landing remote that the page was of.
 * `holder`: assigned to the caller, to nobody, or to anybody. `confirmed`: `all` has those whose code was not confirmed, too. `since`:
 * a day in India. `search`: the beginning of a phone number, an e-mail address or a name.
 */
const filters = {
  form: string().oneOf(AD_TYPE_LIST).optional(),
  page: string().max(120).optional(),
  variant: string().max(40).optional(),
  release: string().trim().max(80).optional(),
  state: string().oneOf(LEAD_STATES).optional(),
  holder: string().oneOf(LEAD_HOLDERS).default('all'),
  confirmed: string().oneOf(['yes', 'all']).default('yes'),
  since: string()
    .test('day', 'Choose a day', (day) => day === undefined || isDate(day))
    .optional(),
  search: string().trim().max(OFFICE_LIMITS.search).default(''),
};
export const leadListSchema = object({ ...filters, after: string().max(80).optional() });
export type LeadListInput = InferType<typeof leadListSchema>;

export const leadItemSchema = queueItemSchema.shape({
  form: string().oneOf(AD_TYPE_LIST).required(),
  email: string().required(),
  /** Number with its dial code: '+919876543210'. */
  phone: string().required(),
  state: state(),
  is_confirmed: boolean().required(),
  assignee: colleague(),
  /** Names what a change is about: a change of another revision is refused. */
  revision: number().integer().required(),
});
export type LeadItem = InferType<typeof leadItemSchema>;

/**
 * New leads that are late come first, the one that waits longest at the top, then the others, the newest first; with `search` all are in
 * the order of what was searched. `next`: '' on the last page. `looked_until`: ISO time down to which the server looked, where it stopped
 * before a page was full; '' otherwise. `variants`: those there are to choose from. `colleagues`: who can have leads, the caller first.
 */
export const leadListResponseSchema = object({
  status: number().required(),
  data: array(leadItemSchema.required()).required(),
  next: text(),
  looked_until: text(),
  variants: array(string().required()).required(),
  colleagues: array(claimSchema.pick(['user_id', 'name']).required()).required(),
});
export type LeadListResponse = InferType<typeof leadListResponseSchema>;

export const leadIdSchema = object({ id: leadId() });
export type LeadIdInput = InferType<typeof leadIdSchema>;

/** A lead whole. A change of another revision gets 409 REVISION_STALE. */
export const leadSchema = leadItemSchema.shape({
  company: text(),
  text: text(),
  /** Path and query of the page. */
  page: text(),
  app: text(),
  release: text(),
  experiment: text(),
  variant: text(),
  sent_at: moment(),
  /** '' while nobody confirmed it. */
  confirmed_at: text(),
  /** Version of the terms that were agreed to; '' for a member, who agreed before. */
  terms_version: text(),
  /** What became of the messages that carry it to sales; '' for none. */
  delivery: object({ mail: text(), webhook: text() }).required(),
  /** Account with this e-mail address or number. */
  account: accountBriefSchema.nullable().defined(),
  /** Who can have it: the caller first, then colleagues with the right. */
  colleagues: array(object({ user_id: string().required(), name: text() }).required()).required(),
  notes: array(object({ at: moment(), by: text(), text: string().required() }).required()).required(),
  history: array(auditLineSchema.required()).required(),
});
export type OfficeLead = InferType<typeof leadSchema>;
export const leadResponseSchema = object({ status: number().required(), data: leadSchema.required() });
export type LeadResponse = InferType<typeof leadResponseSchema>;

const noteText = () => string().trim().max(OFFICE_LIMITS.note, 'At most 1,000 characters');
/** Changes a lead as it was read, with a note or without. `assignee_id` null: nobody. */
export const changeLeadSchema = object({
  id: leadId(),
  revision: number().integer().min(0).required(),
  state: state(),
  assignee_id: string().max(40).nullable().defined(),
  note: noteText().default(''),
});
export type ChangeLeadInput = InferType<typeof changeLeadSchema>;
export const noteLeadSchema = object({ id: leadId(), text: noteText().required('Write the note') });
export type NoteLeadInput = InferType<typeof noteLeadSchema>;

/** A part of an export, which begins after `after`: the header `x-next-part` of the part before. */
export const exportLeadsSchema = object({ ...filters, after: string().max(80).optional() });
export type ExportLeadsInput = InferType<typeof exportLeadsSchema>;
