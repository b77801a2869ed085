import type { ContactMessageKind } from './contact-messages.repository';

const DAY_MS = 24 * 3600 * 1000;

/** Retention periods: 24 months for contact messages, 12 for applications, each with a day for leap years. */
export const RETENTION_MS: Readonly<Record<ContactMessageKind, number>> = { messages: 731 * DAY_MS, applications: 366 * DAY_MS };
