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

/** Endpoints of saved searches. An id of other people gives 404. */
export const ALERTS_ENDPOINTS = {
  /** Saved searches of the caller, the newest first. */
  savedSearches: get<NoInput, SavedSearchesResponse>('/api/saved-searches'),
  /** Saves a search; the same filter again changes its name and frequency. 422 LIST_FULL for the 21st. */
  saveSearch: post<SaveSearchInput, SavedSearchResponse>('/api/saved-searches/save'),
  changeSavedSearch: post<ChangeSavedSearchInput, SavedSearchResponse>('/api/saved-searches/change'),
  removeSavedSearch: post<SavedSearchIdInput, DoneResponse>('/api/saved-searches/remove'),
  /** What the link of a mail stops; 404 for an unknown token and for a search that is gone. */
  alertState: get<AlertTokenInput, AlertStateResponse>('/api/saved-searches/unsubscribe/{token}'),
  /** Stops the mails of one search. Mail programs send a form here (RFC 8058), without a session. */
  unsubscribeAlert: post<AlertTokenInput, DoneResponse>('/api/saved-searches/unsubscribe/{token}'),
} as const;
