/** Detail and subject as the backend stores them, and what the page shows of the detail. */
export type Recorded = readonly (readonly [detail: string, subject: string, shown: string])[];

/** Subject of acts about an account. */
export const ACCOUNT = 'u_demo_asha';
/** An act whose detail its actor wrote. */
export const reason = (text = 'It was asked for'): Recorded => [[text, ACCOUNT, text]];
/** An act without a detail. */
export const nothing = (subject = ACCOUNT): Recorded => [['', subject, '']];
/** Lists that were read, by what the backend calls their rows. */
export const listedAs = (what: string, subject: string): Recorded => [
  [`1 ${what}`, subject, 'Listed 1'],
  [`1200 ${what}`, subject, 'Listed 1,200'],
  ['0 items, by a search', subject, 'Listed None | Shown Found by a search'],
];
