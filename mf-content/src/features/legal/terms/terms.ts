import type { ReadingDocument } from '../reading-document';
import { ENDING_TERMS } from './ending-terms';
import { OPENING_TERMS } from './opening-terms';
import { PLAN_TERMS } from './plan-terms';
import { DISPUTE_TERMS } from './dispute-terms';
import { CONTENT_TERMS } from './content-terms';

export const TERMS: ReadingDocument = {
  title: 'Terms of use',
  lede: 'The agreement between you and us, in words you can read on a bus.',
  updatedOn: '2026-11-03',
  replacesVersionOf: '2026-05-01',
  inShort: [
    '18 or older, or a parent or guardian acts for you.',
    'Looking is free. Applying needs a paid plan. There are no refunds.',
    'Auto-renew is yours to switch off before the renewal date.',
    'You never pay to audition.',
  ],
  sections: [...OPENING_TERMS, ...CONTENT_TERMS, ...PLAN_TERMS, ...DISPUTE_TERMS, ...ENDING_TERMS],
};
