import { aMembership } from '../../../test/support/membership/renewing-members';
import { DAY_MS, dueStepOf, isChargedAlone, nextStepOf, UNATTENDED_CHARGE_MINOR, withoutRenewal } from './membership-steps.policy';
import type { Membership } from './memberships.repository';

const HOUR_MS = 3600 * 1000;
const START = Date.parse('2027-03-10T12:00:00+05:30');
const END = Date.parse('2027-04-10T12:00:00+05:30');
const membership = (changes: Partial<Membership> = {}) => aMembership('u_1', START, changes);
const noticed = { notices: 2, noticedAt: END - DAY_MS };

test.each<[string, Partial<Membership>, string | undefined, number | undefined]>([
  ['begun', {}, 'notice-week', END - 7 * DAY_MS],
  ['told a week before', { notices: 1 }, 'notice-day', END - DAY_MS],
  ['told a day before', noticed, 'charge', END],
  ['told too late', { ...noticed, noticedAt: END - HOUR_MS }, 'charge', END + 23 * HOUR_MS],
  ['told so late that the grace is over before the charge', { ...noticed, noticedAt: END + 6.5 * DAY_MS }, 'end', END],
  ['failed once', { ...noticed, attempts: 1 }, 'charge', END + DAY_MS],
  ['failed twice', { ...noticed, attempts: 2 }, 'charge', END + 3 * DAY_MS],
  ['failed three times', { ...noticed, attempts: 3 }, 'charge', END + 5 * DAY_MS],
  ['failed four times', { ...noticed, attempts: 4, accessUntil: END + 7 * DAY_MS }, 'end', END + 7 * DAY_MS],
  ['not renewing', { ...noticed, renews: false }, 'end', END],
  ['without a consent', { ...noticed, mandate: null }, 'end', END],
  ['above what is charged alone', { ...noticed, renewalMinor: UNATTENDED_CHARGE_MINOR + 1 }, 'end', END],
  ['turned off in grace', { ...noticed, renews: false, attempts: 2, accessUntil: END + 7 * DAY_MS }, 'end', END + 7 * DAY_MS],
  ['ended with a consent', { state: 'ended' }, 'end-mandate', END],
  ['ended without one', { state: 'ended', mandate: null }, undefined, undefined],
])('D24 the next step of a membership %s', (_name, changes, step, at) => {
  const next = nextStepOf(membership(changes));
  expect([next?.step, next?.at]).toEqual([step, at]);
});

test.each<[string, Partial<Membership>, number, string | null]>([
  ['before anything is due', {}, END - 8 * DAY_MS, null],
  ['on time', {}, END - 7 * DAY_MS, 'notice-week'],
  ['three days late', {}, END - 4 * DAY_MS, 'notice-week'],
  ['so late that the notice of 24 hours is due', {}, END - HOUR_MS, 'notice-day'],
  ['after the end of one that renews', {}, END + DAY_MS, 'notice-day'],
  ['after the end of one that does not', { renews: false }, END, 'end'],
  ['at the charge', noticed, END, 'charge'],
  ['after the grace', noticed, END + 7 * DAY_MS, 'end'],
])('REL-03 the step to do %s', (_name, changes, now, step) => {
  expect(dueStepOf(membership(changes), now)).toBe(step);
});

test('D24 a sum of Rs 15,000 is charged alone, a higher one is not', () => {
  expect(isChargedAlone(membership({ renewalMinor: 1_500_000 }))).toBe(true);
  expect(isChargedAlone(membership({ renewalMinor: 1_500_001 }))).toBe(false);
});

test('D24 a renewal that is turned off ends with the paid time, in grace with the grace', () => {
  const accessUntil = END + HOUR_MS;
  expect(withoutRenewal(membership({ accessUntil }))).toEqual({ renews: false, accessUntil: END });
  expect(withoutRenewal(membership({ state: 'grace', accessUntil }))).toEqual({ renews: false, accessUntil });
});
