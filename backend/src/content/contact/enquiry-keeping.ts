import type { EnquiryKind } from './enquiries.repository';

const DAY_MS = 24 * 3600 * 1000;

/** 24 months for letters, 12 for applications; a leap day more does no harm. */
export const KEEP_MS: Readonly<Record<EnquiryKind, number>> = { letters: 731 * DAY_MS, applications: 366 * DAY_MS };
