import { DESKS } from '../../../desks';
import { LEGAL } from '../legal-figures';
import type { ReadingSection } from '../reading-document';

export const DISPUTE_TERMS: readonly ReadingSection[] = [
  {
    id: 'dispute-resolution',
    heading: 'Dispute resolution',
    blocks: [
      `Talk to us first: most things are settled in one letter. Either side may write down what is wrong and send it to the other; from that day both have ${LEGAL.negotiationDays} days to settle it by negotiation before arbitration may start. Ours goes to your e-mail address, yours to [${DESKS.grievance}](mailto:${DESKS.grievance}).`,
      `If that fails, the question goes to arbitration before one arbitrator. It sits in your home town if you tell us so within ${LEGAL.venueNoticeDays} days of the arbitration notice; otherwise in ${LEGAL.courts}.`,
      `A small claim may go to the court for small claims instead. It must be brought within ${LEGAL.smallClaimYears} year of the day its cause came up.`,
      `The law of ${LEGAL.law} applies to these terms, and the courts of ${LEGAL.courts} decide what arbitration does not.`,
    ],
  },
  {
    id: 'liability',
    heading: 'Liability',
    blocks: [
      `What we may owe you in total, for whatever reason, is capped at the price you paid us in the ${LEGAL.liabilityMonths} months before the claim.`,
      'We do not answer for a job that fell through, a fee a client did not pay, or the behaviour of a user towards another, since we are no party to those agreements. Nothing here limits what the law does not let us limit.',
    ],
  },
  {
    id: 'indemnity',
    heading: 'Indemnity',
    blocks: [
      'If your use of the platform, your content or your job post breaks the law, these terms or somebody’s rights, and we are charged for it, you cover that cost, including reasonable fees of lawyers.',
    ],
  },
  {
    id: 'disclaimers',
    heading: 'Disclaimers',
    blocks: [
      'We do not promise a part, a fee or an audience. Membership makes you easier to find; it does not decide who is chosen.',
      'The platform is provided as it is and as it is available. We check a good deal and cannot check everything: meet in a public place, bring someone along, and put the agreement in writing.',
    ],
  },
];
