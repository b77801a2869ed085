/** Time staff take to review a profile or a job, as part of sentences: pages, mails and FAQ answers take it from here. */
export const REVIEW_TIME = 'within one working day';
