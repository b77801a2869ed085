import { LIMITS } from '../core/limits';

/** Lists whose searches can be saved. */
export const SAVED_SEARCH_KINDS = ['talents', 'jobs'] as const;
export type SavedSearchKind = (typeof SAVED_SEARCH_KINDS)[number];

/** How often new matches are mailed. */
export const ALERT_FREQUENCIES = ['immediate', 'daily', 'weekly', 'never'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

export const SAVED_SEARCH_LIMITS = {
  /** Saved searches of one account. */
  searches: 20,
  nameLength: 80,
  filterBytes: LIMITS.filterdataBytes,
  queryLength: 2000,
  tokenLength: 80,
} as const;
