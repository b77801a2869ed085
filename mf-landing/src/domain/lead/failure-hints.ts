import type { FailureHints } from '@alltalent/shared/public-form';

const TYPED_STAYS = 'What you typed is kept.';

export const LEAD_FAILURE_HINTS: FailureHints = {
  offline: 'What you typed is kept; press Submit again once you are back.',
  unreachable: TYPED_STAYS,
  server: TYPED_STAYS,
  'under-way': TYPED_STAYS,
  unknown: TYPED_STAYS,
};

/** Hints of the code form. A connection failure needs none, because the digits stay in their boxes. */
export const CODE_FAILURE_HINTS: FailureHints = { server: TYPED_STAYS, 'under-way': TYPED_STAYS, unknown: TYPED_STAYS };
