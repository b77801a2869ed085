import { REVIEW_TIME } from '@alltalent/shared/contracts';

/** Sentences about what staff read before talent see it. */
export const POSTING_MESSAGES = {
  firstCall:
    'Staff read your first call before it is shown. Later ones are shown at once, unless their words point to people under 18, intimacy, fees or contact outside All Talent: staff read those first.',
  changes:
    'Staff read changed words, ages, pay and the name of who is asking before talent see them. Until then talent see the approved call. New dates, another place and how many you need are shown at once.',
  first: `Staff read it ${REVIEW_TIME}, before talent see it. You are told when it is on the call list, or what to change.`,
  changed: `Staff read the changes first, ${REVIEW_TIME}. Until then talent see the call as it was approved, and can still apply to it.`,
} as const;
