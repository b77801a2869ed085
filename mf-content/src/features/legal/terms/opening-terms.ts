import { LEGAL } from '../legal-figures';
import type { ReadingSection } from '../reading-document';

export const OPENING_TERMS: readonly ReadingSection[] = [
  {
    id: 'introduction-and-acceptance',
    heading: 'Introduction and Acceptance',
    blocks: [
      'These terms are the agreement between you and All Talent, for the website, the apps and everything we offer through them (“the platform”). By making an account, browsing or applying you accept them, together with the [privacy policy](/privacy-policy) and the [return policy](/return-policy). If you do not accept them, please do not use the platform.',
      'We run a place where talent and clients meet. We are not the employer of any talent, not an agent, and not a party to what users agree with each other. Whether somebody is hired, for what and for how much is between the two of you.',
      '“Talent” is anyone with a profile. A “client” or “job poster” is anyone who looks for talent or posts a job. A “parent registered user” is a parent or guardian who keeps the account of a child.',
    ],
  },
  {
    id: 'account-registration-and-security',
    heading: 'Account registration and security',
    blocks: [
      `You must be ${LEGAL.minimumAge} or older, or be registered by a parent or guardian who acts for you and answers for what happens in the account. Children under ${LEGAL.noOwnProfileBelow} may not make a profile; only a parent or guardian can make one for a child.`,
      'Tell us the truth about who you are, and keep it up to date. One person, one username. A username and the code that opens it are yours alone: do not lend, sell or share them.',
      'You answer for what is done with your account. If you think somebody else got in, [tell us](/contactus) at once and we close the door.',
    ],
  },
  {
    id: 'use-of-platform',
    heading: 'Use of Platform',
    blocks: [
      'Free members can view and search casting notices. Paid members can build a professional profile and apply to jobs.',
      'Those who post a job answer for that post: its truth, its pay, its safety, and the permits and insurance it needs. We may read, edit for clarity, refuse or take down a post.',
      'Test jobs may appear from time to time. They keep the platform working; they are not offers of work.',
      'Nobody is ever charged to audition. If someone asks you for money to be seen, report it and do not pay.',
    ],
  },
  {
    id: 'website-content-and-premium-services',
    heading: 'Website Content and Premium Services',
    blocks: [
      'Pictures, words and tools on the site belong to us or to the people who made them. We may change, add or retire a part of the platform; we do not take away what you paid for during the term you paid for.',
      'Paid membership opens the features named on the plan page, for the term shown there. Membership comes in two kinds, auto-renewable and non-auto-renewable; [Subscription terms](#subscription-terms) says how each one ends.',
    ],
  },
];
