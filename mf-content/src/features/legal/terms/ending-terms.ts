import { DESKS } from '../../../desks';
import { LEGAL } from '../legal-figures';
import type { ReadingSection } from '../reading-document';

export const ENDING_TERMS: readonly ReadingSection[] = [
  {
    id: 'termination-of-account',
    heading: 'Termination of account',
    blocks: [
      'An account is active, suspended or terminated. It is terminated when you ask for it or when these terms are broken. Its content then leaves the public pages and your own access; we may keep records that the law or an open dispute asks us to keep.',
      'What was paid for a running plan is not refunded. Whether you may open a new account afterwards is decided case by case.',
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    blocks: [
      `Questions go to [${DESKS.support}](mailto:${DESKS.support}); the [contact page](/contactus) lists every desk. Complaints go to the grievance officer at [${DESKS.grievance}](mailto:${DESKS.grievance}), who settles a grievance within ${LEGAL.grievanceWithin} of receiving it.`,
    ],
  },
  {
    id: 'electronic-communications',
    heading: 'Electronic communications',
    blocks: [
      `We write to you by e-mail, in the app and on the platform, and you agree that this counts as writing. A notice counts as received ${LEGAL.deemedNoticeHours} hours after we post or send it. Keep the e-mail address of your account one that you read.`,
    ],
  },
  {
    id: 'modifications',
    heading: 'Modifications',
    blocks: [
      `We may change these terms. We post the new text here, with its date, at least ${LEGAL.changeNoticeDays} days before it starts. If you go on using the platform after that, you accept it; if you do not agree, close your account before.`,
      'If a court finds one sentence of these terms void, the others stand.',
    ],
  },
];
