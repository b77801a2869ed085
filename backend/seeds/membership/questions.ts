import { SHOOT_CODE, SHOOT_CONTENT } from '@alltalent/shared/contracts';

const { editedPictures, rawPicturesFrom, rawPicturesTo } = SHOOT_CONTENT;

/** Questions of the membership page, as a new site has them. */
export const QUESTIONS = [
  {
    question: 'Does my plan renew automatically?',
    answer:
      'Only if you choose it. Before you pay, you choose whether the plan renews or ends on its last day. A plan that renews is charged at the end of each term. We email you seven days and one day before.',
  },
  {
    question: 'How do I stop the renewal?',
    answer:
      'Turn renewal off on your membership page at any time before the renewal date. Your plan then works until the end of the term you paid for, we charge nothing more, and an email confirms it.',
  },
  {
    question: 'Can I get my money back?',
    answer:
      'No. Memberships are not refunded, in whole or in part. If a payment was taken twice, we send the second one back. If money left your account and the plan did not start, write to support.',
  },
  {
    question: 'What happens when my membership ends?',
    answer:
      'We delete nothing you made. You keep your applications and all your photos, even those above the limit of the free plan. You can add new photos once there is room. Your crown goes, and the monthly application limit of the free plan applies again.',
  },
  {
    question: 'Do I get a GST invoice?',
    answer:
      'Yes. Prices include 18% GST. For each payment you get an invoice as a PDF, by email and on your membership page. If you enter your GSTIN at checkout, the invoice shows it.',
  },
  {
    question: 'How does the free portfolio shoot work?',
    answer: `It comes with the one-year plan if you enter the promo code ${SHOOT_CODE} at checkout. You cannot add the code later. It is an outdoor shoot with headshots: ${editedPictures} edited pictures and ${rawPicturesFrom} to ${rawPicturesTo} compressed, watermarked raw pictures.`,
  },
  {
    question: 'Where is the free shoot not available?',
    answer:
      'In Ladakh and in the Andaman and Nicobar Islands. If you live there, the one-year plan has all its other benefits, but the promo code for the shoot does not work.',
  },
  {
    question: 'I bought my plan in an app store. What is different?',
    answer:
      'The store bills you. To stop the renewal, use the settings of the store at least 24 hours before the term ends. The store decides about refunds. Your benefits on this site are the same.',
  },
] as const;
