import { array, boolean, type InferType, number, object, string } from 'yup';
import { requiredId } from '../core/schema-parts';
import { ALERT_FREQUENCIES, SAVED_SEARCH_KINDS, SAVED_SEARCH_LIMITS } from './alert-values';

const id = requiredId();
const frequency = string().oneOf(ALERT_FREQUENCIES);
const name = string().trim().max(SAVED_SEARCH_LIMITS.nameLength, 'At most 80 characters');

/** A search that its account saved. */
export const savedSearchSchema = object({
  id: number().required(),
  kind: string().oneOf(SAVED_SEARCH_KINDS).required(),
  name: string().required(),
  /** The filter in words, one part each; empty for the whole list. */
  words: array(string().required()).required(),
  /** Path of the list with this filter. */
  path: string().required(),
  frequency: frequency.required(),
});
export type SavedSearch = InferType<typeof savedSearchSchema>;

export const savedSearchesResponseSchema = object({
  status: number().required(),
  data: array(savedSearchSchema.required()).required(),
});
export type SavedSearchesResponse = InferType<typeof savedSearchesResponseSchema>;

export const savedSearchResponseSchema = object({ status: number().required(), data: savedSearchSchema.required() });
export type SavedSearchResponse = InferType<typeof savedSearchResponseSchema>;

/** Name and frequency, as a form asks for them. */
export const savedSearchChoiceSchema = object({
  name: name.required('Give the search a name'),
  frequency: frequency.required(),
});
export type SavedSearchChoice = InferType<typeof savedSearchChoiceSchema>;

/** `filter`: JSON of the list's filter, as the list's call takes it. `query`: the same in the address of its page, without `?`. */
export const saveSearchSchema = savedSearchChoiceSchema.shape({
  kind: string().oneOf(SAVED_SEARCH_KINDS).required(),
  filter: string().max(SAVED_SEARCH_LIMITS.filterBytes).required(),
  query: string()
    .max(SAVED_SEARCH_LIMITS.queryLength)
    .matches(/^[\w.~*+%&=-]*$/u, 'Must be a query string')
    .default(''),
});
export type SaveSearchInput = SavedSearchChoice & {
  readonly kind: InferType<typeof saveSearchSchema>['kind'];
  readonly filter: string;
  readonly query: string;
};

/** Changes what is given. */
export const changeSavedSearchSchema = object({
  id,
  name: name.min(1, 'Give the search a name').optional(),
  frequency: frequency.optional(),
});
export type ChangeSavedSearchInput = InferType<typeof changeSavedSearchSchema>;

export const savedSearchIdSchema = object({ id });
export type SavedSearchIdInput = InferType<typeof savedSearchIdSchema>;

/** Token of a mail's link. */
export const alertTokenSchema = object({ token: string().max(SAVED_SEARCH_LIMITS.tokenLength).required() });
export type AlertTokenInput = InferType<typeof alertTokenSchema>;

/** What a mail's link stops. */
export const alertStateResponseSchema = object({
  status: number().required(),
  data: object({ name: string().required(), is_mailed: boolean().required() }).required(),
});
export type AlertStateResponse = InferType<typeof alertStateResponseSchema>;
