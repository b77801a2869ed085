import type { BookingReviewsResponse } from '@alltalent/shared/contracts';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { newBooking } from '../../../src/hiring/bookings/new-booking';
import { BookingEntity } from '../../../src/hiring/schema/booking.entity';
import { type Client, newClient } from '../jobs/postings/jobs';
import { ASHA } from '../jobs/applications/casting';
import { TERMS } from './offers';
import { signedIn } from '../log-in';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

export type Sides = {
  readonly client: Client;
  readonly talent: { readonly userId: string; readonly talentId: number; readonly browser: TestBrowser };
};

/** A new client, and Asha with her seeded profile. */
export async function twoSides(site: TestSite, email: string = ASHA.email): Promise<Sides> {
  const sql = 'SELECT u.id AS userId, t.id AS talentId FROM user_account u JOIN talent t ON t.slug = u.slug WHERE u.email = ?';
  const [row] = await site.dataSource.query<{ userId: string; talentId: number }[]>(sql, [email]);
  if (!row) throw new Error(`${email} has no profile.`);
  return { client: await newClient(site), talent: { ...row, browser: await signedIn(site, email) } };
}

/** Stores a booking that was done now, and returns its id. */
export async function doneBooking(site: TestSite, { client, talent }: Sides, more: Partial<BookingEntity> = {}): Promise<number> {
  const now = site.clock.now();
  const bookings = site.dataSource.getRepository(BookingEntity);
  const { userId: talentUserId, talentId } = talent;
  const bookedFor = { offerId: null, clientId: client.userId, talentUserId, talentId, applicationId: null, jobId: null, roleId: null };
  const terms = { ...TERMS, title: 'Tea film', starts_on: '2026-11-18', ends_on: '2026-11-19' };
  const done = { state: 'done', startsAt: now, endsAt: now, doneAt: now } as const;
  const row = bookings.create({ ...newBooking(bookedFor, terms, now), ...done, ...more });
  await bookings.insert(row);
  return row.id;
}

export function writeReview(browser: TestBrowser, bookingId: number, more: object = {}, key?: string): Promise<Answer> {
  const review = { booking_id: bookingId, first: 5, second: 4, third: 5, text: 'Came prepared.', ...more };
  return browser.post(ENDPOINTS.writeReview.path, review, key === undefined ? {} : { 'idempotency-key': key });
}

export async function reviewsOf(browser: TestBrowser, bookingId: number): Promise<BookingReviewsResponse['data']> {
  const response = await browser.get(ENDPOINTS.bookingReviews.path.replace('{id}', String(bookingId)));
  expect([response.statusCode, response.json().detail]).toEqual([200, undefined]);
  return response.json<BookingReviewsResponse>().data;
}
