/** How long staff take to read a profile or a call, as a part of sentences: pages, mails and answers to questions take it from here. */
export const REVIEW_TIME = 'within one working day';
