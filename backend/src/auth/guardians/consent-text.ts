import { LIMITS } from '@alltalent/shared/contracts';

/** Text to which a guardian agrees. A changed wording needs a new version, since consents record the version. */
export const CONSENT = {
  version: '2026-11-26',
  text: [
    'I am the parent or legal guardian of this child, I am 18 or older, and I agree that All Talent stores what I enter here:',
    "my child's name and date of birth, what I am to the child, and when I agreed to this text.",
    'All Talent makes an account for my child. My child gets no login: only I use the account, apply for jobs, answer offers and read and write its messages.',
    'Only I see what is in it, the All Talent staff who read profiles and look after accounts, and the clients of jobs that I apply for with my child.',
    'Those clients see the profile that I write and staff approved, with the first name, the initial of the last name, the state and an age range.',
    'They do not see the date of birth, the city or measurements. The profile is not in the public listing and not in search results.',
    'My child is shown no advertising and is not tracked or profiled.',
    'I can withdraw my consent at any time on this page. Nothing of my child is shown from then on, and open applications, offers and bookings end.',
    `Everything stored about my child is deleted ${LIMITS.withdrawnChildDays} days later.`,
    'I can also remove my child on this page: everything stored about my child is then deleted at once, and my own account stays.',
    'I can download everything stored, or have it deleted together with my account.',
  ].join(' '),
} as const;
