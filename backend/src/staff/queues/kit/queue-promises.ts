import type { Queue, TicketTopic } from '@alltalent/shared/contracts';

const HOUR_MS = 3600 * 1000;

/**
 * Hours in which an item should be looked at, by what the site promises: a working day for profiles and jobs (REVIEW_TIME) and for
 * reports (the FAQ); two working days for leads (the campaign pages). Letters have hours of their own by topic; here is the shortest.
 */
export const PROMISE_HOURS: Readonly<Record<Queue, number>> = { profiles: 24, jobs: 24, reports: 24, letters: 24, leads: 48 };

const DAY_HOURS = 24;
const MONTH_HOURS = 30 * DAY_HOURS;

/** Hours in which a letter should be answered, by what its sender was promised (CONTACT_TOPICS, CAREER_RESPONSE_TIME). */
export const LETTER_HOURS: Readonly<Record<TicketTopic, number>> = {
  account: DAY_HOURS,
  hiring: DAY_HOURS,
  safety: DAY_HOURS,
  press: DAY_HOURS,
  data: MONTH_HOURS,
  grievance: MONTH_HOURS,
  career: 14 * DAY_HOURS,
};

/** Hours in which a report about a child should be looked at. No page promises it: it is the office's own rule. */
export const CHILD_REPORT_HOURS = 4;

/** Returns the moment (ISO) until which something that waits since `since` (ms) should be looked at. */
export function dueAt(since: number, hours: number): string {
  return new Date(since + hours * HOUR_MS).toISOString();
}

/** Returns the time (ms) before which an item must have arrived to be late at `now`. */
export function lateBefore(now: number, hours: number): number {
  return now - hours * HOUR_MS;
}
