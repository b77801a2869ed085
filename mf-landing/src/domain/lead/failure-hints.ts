import type { FailureHints } from '@alltalent/shared/public-form';

const KEPT = 'What you typed is kept.';

export const LEAD_FAILURE_HINTS: FailureHints = {
  offline: 'What you typed is kept; press Submit again once you are back.',
  unreachable: KEPT,
  server: KEPT,
  'under-way': KEPT,
  unknown: KEPT,
};

/** Digits are still in their boxes when no answer came; nothing need be said of that. */
export const CODE_FAILURE_HINTS: FailureHints = { server: KEPT, 'under-way': KEPT, unknown: KEPT };
