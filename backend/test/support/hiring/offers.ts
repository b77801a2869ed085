import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type Offer, type OfferSubject, type OfferTerms } from '@alltalent/shared/contracts';
import type { Casting } from '../jobs/applications/casting';
import type { Answer, TestBrowser } from '../test-browser';

/** Terms of a day of work in the tests' January, two months after their day. */
export const TERMS: OfferTerms = {
  title: 'Tea film, one lift, four floors',
  role: 'The aunt',
  starts_on: '2027-01-12',
  ends_on: '2027-01-14',
  call_time: '07:30',
  time_zone: 'Asia/Kolkata',
  place: 'Studio 4, Andheri East, Mumbai',
  fee: 25_000,
  currency: 'INR',
  fee_unit: 'day',
  usage_media: ['web', 'social'],
  usage_territory: 'India',
  usage_period: 'One year',
  expenses: 'Taxi both ways',
  bring: 'A green sari',
};
export const ANSWER_BY = '2026-12-10';

type Offering = { readonly terms?: Partial<OfferTerms>; readonly answer_by?: string; readonly text?: string };

/** Sends a change of an offer with a key of its own. */
export function send(browser: TestBrowser, path: string, input: object, key: string = randomUUID()): Promise<Answer> {
  return browser.post(path, input, { 'idempotency-key': key });
}

export function makeOffer(browser: TestBrowser, subject: OfferSubject, { terms, ...more }: Offering = {}, key?: string): Promise<Answer> {
  const input = { subject, terms: { ...TERMS, ...terms }, answer_by: ANSWER_BY, text: 'We would love to work with you.', ...more };
  return send(browser, ENDPOINTS.makeOffer.path, input, key);
}

export function offerOf(answer: Answer): Offer {
  expect([answer.statusCode, answer.json().detail, answer.json().fields]).toEqual([200, undefined, undefined]);
  return answer.json<{ data: Offer }>().data;
}

export function accept(browser: TestBrowser, id: number, version = 1): Promise<Answer> {
  return send(browser, ENDPOINTS.acceptOffer.path, { id, version });
}

export function decline(browser: TestBrowser, id: number, version = 1, reason = 'I am away in January.'): Promise<Answer> {
  return send(browser, ENDPOINTS.declineOffer.path, { id, version, reason });
}

export function withdraw(browser: TestBrowser, id: number, version = 1, reason = 'The film was moved.'): Promise<Answer> {
  return send(browser, ENDPOINTS.withdrawOffer.path, { id, version, reason });
}

export function counter(browser: TestBrowser, id: number, version: number, more: Offering = {}): Promise<Answer> {
  const input = { id, version, text: '', answer_by: ANSWER_BY, ...more, terms: { ...TERMS, fee: 30_000, ...more.terms } };
  return send(browser, ENDPOINTS.counterOffer.path, input);
}

export async function readOffer(browser: TestBrowser, id: number): Promise<Offer> {
  return offerOf(await browser.get(ENDPOINTS.offer.path.replace('{id}', String(id))));
}

/** Makes an offer for an application. */
export async function offered({ client }: Pick<Casting, 'client'>, application: number, more: Offering = {}): Promise<Offer> {
  return offerOf(await makeOffer(client.browser, { application }, more));
}

/** Makes an offer for an application, which its talent accepts. */
export async function booked(casting: Pick<Casting, 'client'>, talent: TestBrowser, application: number): Promise<Offer> {
  const { id } = await offered(casting, application);
  return offerOf(await accept(talent, id));
}
