import { LEGAL, PORTFOLIO_OFFER } from '../legal-figures';
import type { ReadingSection } from '../reading-document';

const OFFER = PORTFOLIO_OFFER;

export const PLAN_TERMS: readonly ReadingSection[] = [
  {
    id: 'subscription-terms',
    heading: 'Subscription terms',
    blocks: [
      'Plans come in two kinds, and you choose which one before you pay:',
      [
        'An auto-renewable plan renews each term, at the price shown, until you cancel it. Switch auto-renew off on the website before the renewal date and the plan ends with the term you already paid for.',
        'A non-auto-renewable plan ends by itself on its last day. You renew it by hand if you want more.',
      ],
      'There are no refunds, for a whole term or for a part of one. The full price, with taxes, is shown before you pay. The [return policy](/return-policy) says what happens when a payment fails or is taken twice.',
      'A one-year plan gives you:',
      [
        'a dedicated talent manager;',
        'premium support;',
        'unlimited job applications;',
        'an approved profile, once all required fields and edited pictures are in.',
      ],
    ],
  },
  {
    id: 'additional-terms',
    heading: 'Additional terms',
    blocks: [
      `**The free portfolio shoot.** It comes with a one-year plan and the promo code ${OFFER.code}, entered at checkout. Without the code there is no free shoot, and the code cannot be added later.`,
      [
        `It is an outdoor shoot with headshots: ${OFFER.editedPictures} edited pictures and ${OFFER.rawPictures} compressed, watermarked raw pictures.`,
        `It is not available to users in ${OFFER.excludedRegions.join(' and ')}.`,
        `Questions about the shoot that cannot be settled otherwise are heard by the courts of ${OFFER.courts}.`,
      ],
      `**Plans bought in an app store.** The store bills you and its rules on payment apply. A store plan is monthly or yearly, priced in Indian rupees (₹), and renews by itself unless you switch it off in the store’s own settings at least ${LEGAL.storeRenewalHours} hours before the period ends. Your account is charged for the next period within the ${LEGAL.storeRenewalHours} hours before the period ends.`,
    ],
  },
];
