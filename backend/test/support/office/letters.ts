import { ENDPOINTS, type QueueResponse, type TicketDetail } from '@alltalent/shared/contracts';
import { apply, sendContactMessage, ticketOf } from '../contact/contact-messages';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

/** Sends a letter by the form of a visitor, and returns its ticket; `input` overrides the default values. */
export async function aLetter(site: TestSite, input: object = {}): Promise<string> {
  site.clock.pass(61);
  return ticketOf(await sendContactMessage(site, await site.browse(), input));
}

/** Sends an application by a visitor, and returns its ticket. */
export async function anApplication(site: TestSite, input: object = {}, browser?: TestBrowser): Promise<string> {
  site.clock.pass(61);
  return ticketOf(await apply(site, browser ?? (await site.browse()), input));
}

/** Asks for a page of letters. */
export function letters(office: TestBrowser, query: Readonly<Record<string, string>> = {}): Promise<QueueResponse> {
  return office.get(`${ENDPOINTS.ticketQueue.path}?${new URLSearchParams(query).toString()}`).then((answer) => answer.json());
}

/** Tickets of a page of letters, in its order. */
export async function ticketsIn(office: TestBrowser, query: Readonly<Record<string, string>> = {}): Promise<string[]> {
  return (await letters(office, query)).data.map(({ id }) => id);
}

export function askFor(office: TestBrowser, ticket: string): Promise<Answer> {
  return office.get(ENDPOINTS.queuedTicket.path.replace('{id}', ticket));
}

/** Reads a letter that must be there. */
export async function letter(office: TestBrowser, ticket: string): Promise<TicketDetail> {
  const answer = await askFor(office, ticket);
  expect([answer.statusCode, answer.json().detail]).toEqual([200, undefined]);
  return answer.json<{ data: TicketDetail }>().data;
}

/** Answers a letter as it is now, unless `input` names another version. */
export async function answerLetter(office: TestBrowser, ticket: string, input: object = {}, key?: string): Promise<Answer> {
  const { version } = await letter(office, ticket);
  const body = { id: ticket, version, text: 'We have three drummers for you.', closes: true, keeps_line: false, ...input };
  return office.post(ENDPOINTS.answerTicket.path, body, key === undefined ? {} : { 'idempotency-key': key });
}
