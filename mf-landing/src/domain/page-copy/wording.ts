/**
 * Name of the wording that this release shows, such as 'summer'; '' for the words that everybody gets. A variant of a test that differs
 * in words alone changes this one line (docs/experiments.md).
 */
export const WORDING = '' as string;
