import { randomUUID } from 'node:crypto';
import { type Booking, ENDPOINTS } from '@alltalent/shared/contracts';
import { type NewBooking, newBooking } from '../../../src/hiring/bookings/new-booking';
import { NewBookingsRepository } from '../../../src/hiring/bookings/new-bookings.repository';
import { endOfDay, startOfDay } from '../../../src/hiring/bookings/days-at-place';
import { ASHA, talentIdOf } from '../jobs/applications/casting';
import { type Client, newClient } from '../jobs/postings/jobs';
import { signedIn } from '../log-in';
import { TERMS } from './offers';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

export type Booked = { readonly id: number; readonly client: Client; readonly talent: TestBrowser };
type Changes = Partial<Omit<NewBooking, 'startsAt' | 'endsAt'>>;

/** Stores a booking of Asha without an offer, in January unless other days are given, and returns its id. */
export async function insertBooking(site: TestSite, clientId: string, changes: Changes = {}): Promise<number> {
  const at = site.clock.now();
  const talentId = await talentIdOf(site, ASHA.id);
  const bookedFor = { offerId: null, clientId, talentUserId: ASHA.id, talentId, applicationId: null, jobId: null, roleId: null };
  const booking = { ...newBooking(bookedFor, { ...TERMS, title: 'Tea film' }, at), ...changes };
  const { startsOn, endsOn, timeZone } = booking;
  const days = { startsAt: startOfDay(startsOn, timeZone), endsAt: endOfDay(endsOn, timeZone) };
  return site.app.get(NewBookingsRepository).insert({ ...booking, ...days }, { by: 'talent', what: 'made', text: '', at });
}

/** Books Asha for a new client, and signs both in. */
export async function bookedAsha(site: TestSite, changes: Changes = {}): Promise<Booked> {
  const client = await newClient(site);
  return { id: await insertBooking(site, client.userId, changes), client, talent: await signedIn(site, ASHA.email) };
}

type Change =
  | 'saveCallSheet'
  | 'askBookingChange'
  | 'answerBookingChange'
  | 'cancelBooking'
  | 'finishBooking'
  | 'reportNoShow'
  | 'disputeBooking';

/** Sends a change of a booking with a key of its own, complete but for what `input` says. */
export function change(
  browser: TestBrowser,
  name: Change,
  input: { readonly id: number } & Readonly<Record<string, unknown>>,
): Promise<Answer> {
  return browser.post(ENDPOINTS[name].path, { ...INPUTS[name], ...input }, { 'idempotency-key': randomUUID() });
}

const PLACE = 'Studio 4, Andheri East, Mumbai';
const INPUTS: Readonly<Record<Change, object>> = {
  saveCallSheet: {
    revision: 1,
    call_time: '06:45',
    place: PLACE,
    contact_name: 'Ravi',
    contact_phone: '+91 22 5550 0100',
    bring: '',
    notes: 'Gate 2',
  },
  askBookingChange: { revision: 1, starts_on: '2027-01-13', ends_on: '2027-01-15', call_time: '08:00', place: PLACE, text: 'Rain.' },
  answerBookingChange: { revision: 2, is_accepted: true },
  cancelBooking: { reason: 'illness', text: 'I am in bed.' },
  finishBooking: {},
  reportNoShow: { text: 'Nobody was there.' },
  disputeBooking: { text: 'The fee was not paid.' },
};

export function bookingOf(answer: Answer): Booking {
  expect([answer.statusCode, answer.json().detail, answer.json().fields]).toEqual([200, undefined, undefined]);
  return answer.json<{ data: Booking }>().data;
}

export async function readBooking(browser: TestBrowser, id: number): Promise<Booking> {
  return bookingOf(await browser.get(ENDPOINTS.booking.path.replace('{id}', String(id))));
}

/** Sets the clock of the site forward to a moment. */
export function passUntil(site: TestSite, iso: string): void {
  site.clock.pass(Math.ceil((Date.parse(iso) - site.clock.now()) / 1000));
}
