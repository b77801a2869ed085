import { SHOOT_CODE, SHOOT_CONTENT } from '@alltalent/shared/contracts';

const { editedPictures, rawPicturesFrom, rawPicturesTo } = SHOOT_CONTENT;

/** Questions of the membership page, as a new site has them. */
export const QUESTIONS = [
  {
    question: 'Does my plan renew by itself?',
    answer:
      'Only if you choose so. Before you pay, you choose whether the plan renews or ends on its last day. A plan that renews is charged at the end of each term, and we write to you seven days and one day before.',
  },
  {
    question: 'How do I stop the renewal?',
    answer:
      'Switch the renewal off on your membership page at any time before the renewal date. Your plan then runs to the end of the term you paid for, nothing more is charged, and a mail confirms it.',
  },
  {
    question: 'Can I get my money back?',
    answer:
      'No. Memberships are not refunded, in whole or in part. If a payment was taken twice, we send the second one back. If money left your account and the plan did not start, write to support.',
  },
  {
    question: 'What happens when my membership ends?',
    answer:
      'Nothing you made is deleted. Your applications stay, and so do your photos, also those above the number of the free plan; you can add new ones once there is room. The crown goes, and the number of applications per month is that of the free plan again.',
  },
  {
    question: 'Do I get a GST invoice?',
    answer:
      'Yes. Prices contain 18% GST. Each payment gets an invoice as a PDF, by mail and on your membership page. If you enter your GSTIN at checkout, it is on the invoice.',
  },
  {
    question: 'How does the free portfolio shoot work?',
    answer: `It comes with the one-year plan when you enter the code ${SHOOT_CODE} at checkout; the code cannot be added later. It is an outdoor shoot with headshots: ${editedPictures} edited pictures and ${rawPicturesFrom} to ${rawPicturesTo} compressed, watermarked raw pictures.`,
  },
  {
    question: 'Where is the free shoot not available?',
    answer:
      'In Ladakh and in the Andaman and Nicobar Islands. If you live there, the one-year plan has all its other benefits, but the code for the shoot does not apply.',
  },
  {
    question: 'I bought my plan in an app store. What is different?',
    answer:
      'The store bills you, and you stop the renewal in the settings of the store, at least 24 hours before the period ends. Refunds are the decision of the store. Your benefits on this site are the same.',
  },
] as const;
