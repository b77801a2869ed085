import { LIMITS } from '@alltalent/shared/contracts';

/** Text to which a guardian agrees. A changed wording needs a new version, since consents record the version. */
export const CONSENT = {
  version: '2026-11-24',
  text: [
    'I am the parent or legal guardian of this child, I am 18 or older, and I agree that All Talent stores what I enter here:',
    "my child's name and date of birth, what I am to the child, and when I agreed to this text.",
    'Only I see it, and the All Talent staff who look after accounts. It is not in the public listing and not in search results.',
    'My child gets no login and no messages. My child is shown no advertising and is not tracked or profiled.',
    `I can withdraw my consent at any time on this page. Everything stored about my child is deleted ${LIMITS.withdrawnChildDays} days later.`,
    'I can also remove my child on this page: everything stored about my child is then deleted at once, and my own account stays.',
    'I can download everything stored, or have it deleted together with my account.',
  ].join(' '),
} as const;
