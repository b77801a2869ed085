import { doneResponseSchema } from '../auth/auth';
import { type Declaration, endpoint, nothing } from '../core/declaration';
import type * as ALERTS_ENDPOINTS from './endpoints';
import {
  alertStateResponseSchema,
  alertTokenSchema,
  changeSavedSearchSchema,
  savedSearchesResponseSchema,
  savedSearchIdSchema,
  savedSearchResponseSchema,
  saveSearchSchema,
} from './saved-searches';

export const ALERTS_DECLARATIONS = {
  savedSearches: endpoint('members', 'Lists the saved searches of the caller.', nothing, savedSearchesResponseSchema, {
    isInOfficeView: true,
  }),
  saveSearch: endpoint('members', 'Saves a search.', saveSearchSchema, savedSearchResponseSchema),
  changeSavedSearch: endpoint(
    'members',
    'Changes the name or the frequency of a saved search.',
    changeSavedSearchSchema,
    savedSearchResponseSchema,
  ),
  removeSavedSearch: endpoint('members', 'Deletes a saved search.', savedSearchIdSchema, doneResponseSchema),
  alertState: endpoint('public', 'Answers what the link of a mail stops.', alertTokenSchema, alertStateResponseSchema),
  unsubscribeAlert: endpoint('programs', 'Stops the mails of a saved search.', alertTokenSchema, doneResponseSchema),
} as const satisfies Record<keyof typeof ALERTS_ENDPOINTS, Declaration>;
