import { array, type InferType, number, object, string } from 'yup';
import { LEAD_STATES, MOST_AT_ONCE } from './staff-values';

const text = () => string().defined();
const version = () => number().integer().min(0).required();
const staffId = () => string().max(40).nullable().defined();
const TOO_MANY = `At most ${MOST_AT_ONCE} at once`;

/** Whether each item is named once. */
function areApart(items: readonly { readonly id?: string | undefined }[] | undefined): boolean {
  return new Set(items?.map(({ id }) => id)).size === (items?.length ?? 0);
}

const leadChange = object({
  id: string().max(12).required(),
  revision: version(),
  state: string().oneOf(LEAD_STATES).required(),
  assignee_id: staffId(),
});
/** Leads as they are to be, each with the revision that was read. */
export const bulkChangeLeadsSchema = object({
  items: array(leadChange.required())
    .min(1)
    .max(MOST_AT_ONCE, TOO_MANY)
    .test('apart', 'Each lead once', (items) => areApart(items))
    .required(),
});
export type BulkChangeLeadsInput = InferType<typeof bulkChangeLeadsSchema>;

const ticketChange = object({ id: string().max(16).required(), version: version(), from: staffId(), to: staffId() });
/**
 * What is done about letters. `assign` gives each from who had it (`from`) to somebody else (`to`); null: nobody. `close` closes them without
 * an answer, `undo-close` takes that back: the letter waits again since it waited before. These two name the version that was read.
 */
export const bulkChangeTicketsSchema = object({
  act: string().oneOf(['assign', 'close', 'undo-close']).required(),
  items: array(ticketChange.required())
    .min(1)
    .max(MOST_AT_ONCE, TOO_MANY)
    .test('apart', 'Each letter once', (items) => areApart(items))
    .required(),
});
export type BulkChangeTicketsInput = InferType<typeof bulkChangeTicketsSchema>;

/**
 * What became of an item: `changed`, `same` when it was so already, or `refused`. `version`: revision or version that it has now; null when it
 * is refused. `by`: name of the colleague who was first; '' where nobody was. `reason`: why it was refused, as a sentence; '' otherwise.
 */
export const bulkResultSchema = object({
  id: string().required(),
  outcome: string().oneOf(['changed', 'same', 'refused']).required(),
  version: number().integer().nullable().defined(),
  by: text(),
  reason: text(),
});
export type BulkResult = InferType<typeof bulkResultSchema>;
export const bulkResponseSchema = object({ status: number().required(), data: array(bulkResultSchema.required()).required() });
export type BulkResponse = InferType<typeof bulkResponseSchema>;
