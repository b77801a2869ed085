/** Endpoints of saved searches. An id of other people gives 404. */

import type { DoneResponse } from '../auth/auth';
import { get, type NoInput, post } from '../core/endpoint';
import type {
  AlertStateResponse,
  AlertTokenInput,
  ChangeSavedSearchInput,
  SavedSearchesResponse,
  SavedSearchIdInput,
  SavedSearchResponse,
  SaveSearchInput,
} from './saved-searches';

/** Saved searches of the caller, the newest first. */
export const savedSearches = get<NoInput, SavedSearchesResponse>('/api/saved-searches');
/** Saves a search; the same filter again changes its name and frequency. 422 LIST_FULL for the 21st. */
export const saveSearch = post<SaveSearchInput, SavedSearchResponse>('/api/saved-searches/save');
export const changeSavedSearch = post<ChangeSavedSearchInput, SavedSearchResponse>('/api/saved-searches/change');
export const removeSavedSearch = post<SavedSearchIdInput, DoneResponse>('/api/saved-searches/remove');
/** What the link of a mail stops; 404 for an unknown token and for a search that is gone. */
export const alertState = get<AlertTokenInput, AlertStateResponse>('/api/saved-searches/unsubscribe/{token}');
/** Stops the mails of one search. Mail programs send a form here (RFC 8058), without a session. */
export const unsubscribeAlert = post<AlertTokenInput, DoneResponse>('/api/saved-searches/unsubscribe/{token}');
