import { array, boolean, type InferType, number, object, string } from 'yup';
import { reasonField, userIdField } from './fields';
import { ROLES } from '../core/roles';
import { auditLineSchema, queueItemSchema } from './queues';
import { OFFICE_LIMITS } from './staff-values';

const text = () => string().defined();
const moment = () => string().required();
const STATUSES = ['active', 'suspended', 'terminated', 'withheld'] as const;

/** `search`: a name, an e-mail address, a phone number, an id or a slug, whole or from its beginning. */
export const peopleQuerySchema = object({
  search: string().trim().max(OFFICE_LIMITS.search).default(''),
  after: string().max(80).optional(),
});
export type PeopleQuery = InferType<typeof peopleQuerySchema>;
const personItem = {
  user_id: string().required(),
  name: text(),
  email: text(),
  phone: text(),
  role_id: text(),
  status: string().oneOf(STATUSES).required(),
  slug: text(),
  since: moment(),
};
export const personItemSchema = object(personItem);
export type PersonItem = InferType<typeof personItemSchema>;
export const peopleResponseSchema = object({
  status: number().required(),
  data: array(personItemSchema.required()).required(),
  next: text(),
});
export type PeopleResponse = InferType<typeof peopleResponseSchema>;

export const personIdSchema = object({ id: userIdField() });
export type PersonIdInput = InferType<typeof personIdSchema>;
const reviewSchema = object({ id: number().required(), by: text(), text: text(), at: moment(), is_shown: boolean().required() });
const noteSchema = object({ at: moment(), by: text(), text: string().required() });
export const personSchema = object({
  ...personItem,
  location: text(),
  is_email_confirmed: boolean().required(),
  is_phone_confirmed: boolean().required(),
  verified_client_on: text(),
  /** ISO time of the erasure the person asked for; '' without one. */
  deletion_due_at: text(),
  is_child: boolean().required(),
  /** Why the caller cannot see the site as this person, in a sentence; '' if they can. */
  view_refusal: text(),
  membership: object({ plan: text(), until: text() }).required(),
  sessions: array(object({ id: string().required(), device: text(), place: text(), seen_at: moment() }).required()).required(),
  orders: array(object({ id: string().required(), plan: text(), state: text(), placed_at: moment() }).required()).required(),
  jobs: array(object({ id: number().required(), title: text(), state: text() }).required()).required(),
  applications: array(object({ id: number().required(), job: text(), stage: text() }).required()).required(),
  /** Conversations by their other side; never their text. */
  threads: array(object({ with: text(), messages: number().required(), last_at: moment() }).required()).required(),
  /** Reports about this person. */
  reports: array(queueItemSchema.required()).required(),
  /** Reviews about this person that are not taken down. */
  reviews: array(reviewSchema.required()).required(),
  notes: array(noteSchema.required()).required(),
  history: array(auditLineSchema.required()).required(),
});
export type Person = InferType<typeof personSchema>;
export const personResponseSchema = object({ status: number().required(), data: personSchema.required() });
export type PersonResponse = InferType<typeof personResponseSchema>;

export const reasonedActSchema = object({ user_id: userIdField(), reason: reasonField() });
export type ReasonedActInput = InferType<typeof reasonedActSchema>;
export const verifyClientSchema = object({ user_id: userIdField(), is_verified: boolean().required() });
export type VerifyClientInput = InferType<typeof verifyClientSchema>;
export const notePersonSchema = object({
  user_id: userIdField(),
  text: string().trim().max(OFFICE_LIMITS.note, 'At most 1,000 characters').required('Write the note'),
});
export type NotePersonInput = InferType<typeof notePersonSchema>;
/** `has`: whether the account is to have the role; 7 client, 5 talent, 20 restricted. */
export const changeRolesOfPersonSchema = object({
  user_id: userIdField(),
  role: string().oneOf([ROLES.talent, ROLES.client, ROLES.restricted]).required(),
  has: boolean().required(),
  reason: reasonField(),
});
export type ChangeRolesOfPersonInput = InferType<typeof changeRolesOfPersonSchema>;
