import { array, type InferType, number, object, string } from 'yup';
import { AUDIT_KINDS, type AuditKind } from './audit-values';
import { auditLineSchema } from './queues';

const text = () => string().defined();

const textChangeSchema = object({
  field: string().required(),
  before: string().nullable().defined(),
  after: string().nullable().defined(),
});
/** What a version of a text changed: the path of the value, such as `budget.items.0.figure`, and both values, shortened; null for none. */
export type TextChange = InferType<typeof textChangeSchema>;

/** An entry of the audit trail with the name of the account that it is about, and what it changed in a text of the site. */
const trailEntrySchema = auditLineSchema.shape({
  subject_name: text(),
  changes: array(textChangeSchema.required()).required(),
});
export type TrailEntry = InferType<typeof trailEntrySchema>;

/**
 * The audit trail, the newest first; `of` an account (its id or e-mail address), a ticket, a page with texts such as `/singer`, or a
 * subject such as `job:7`; the acts of one `kind`; '' for both: everything.
 */
export const auditTrailQuerySchema = object({
  of: string().trim().max(80).default(''),
  kind: string<AuditKind | ''>()
    .oneOf(['', ...AUDIT_KINDS])
    .default(''),
  before: string().max(40).optional(),
});
export type AuditTrailQuery = InferType<typeof auditTrailQuerySchema>;
export const auditTrailResponseSchema = object({
  status: number().required(),
  data: array(trailEntrySchema.required()).required(),
  next: text(),
});
export type AuditTrailResponse = InferType<typeof auditTrailResponseSchema>;
