import { type DeskName, ENDPOINTS } from '@alltalent/shared/contracts';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';
import { DocumentsService } from '../../../src/content/documents/documents.service';

/** Returns the address under which the demo outbox shows mails to a desk. */
export const deskBox = (desk: DeskName) => `${desk}@localhost`;

let people = 0;

/** Returns an unused e-mail address. */
export function newSender(): string {
  people += 1;
  return `writer${people}@example.com`;
}

export const CONTACT_MESSAGE = { topic: 'hiring', name: 'Nila Bose', message: 'I look for a drummer.\nIn Pune, in May.' } as const;
export const APPLICATION = { name: 'Nila Bose', note: 'I cast short films. One of them is behind the link.' } as const;

/** Returns a form token after the 3 seconds that a person needs at least. */
export async function openForm(site: TestSite, browser: TestBrowser): Promise<string> {
  const response = await browser.get(ENDPOINTS.contactFormToken.path);
  expect(response.statusCode).toBe(200);
  site.clock.pass(3);
  return String(response.json().data.form_token);
}

export function post(browser: TestBrowser, input: object, key?: string): Promise<Answer> {
  return browser.post(ENDPOINTS.sendContactMessage.path, input, key === undefined ? {} : { 'idempotency-key': key });
}

/** Opens the form and sends it; `input` overrides the default values. */
export async function sendContactMessage(site: TestSite, browser: TestBrowser, input: object = {}): Promise<Answer> {
  const form_token = await openForm(site, browser);
  return post(browser, { ...CONTACT_MESSAGE, email_id: newSender(), form_token, ...input });
}

export async function apply(site: TestSite, browser: TestBrowser, input: object = {}): Promise<Answer> {
  const form_token = await openForm(site, browser);
  return browser.post(ENDPOINTS.sendApplication.path, { ...APPLICATION, email_id: newSender(), form_token, ...input });
}

export function ticketOf(response: Answer): string {
  expect([response.statusCode, response.json().detail]).toEqual([200, undefined]);
  return String(response.json().data.ticket);
}

/** Returns a valid PDF; `extra` is added to its objects. */
export function aPdf({ pages = 1, extra = '' }: { pages?: number; extra?: string } = {}): Buffer {
  const kids = Array.from({ length: pages }, (_page, index) => `${index + 3} 0 R`).join(' ');
  const leaves = Array.from(
    { length: pages },
    (_page, index) => `${index + 3} 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>> endobj`,
  );
  const objects = [
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    `2 0 obj <</Type /Pages /Kids [${kids}] /Count ${pages}>> endobj`,
    ...leaves,
  ];
  const body = `%PDF-1.7\n${[...objects, extra].join('\n')}\n`;
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer <</Size 9 /Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

export function addCv(browser: TestBrowser, bytes: Buffer, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return browser.post(ENDPOINTS.addCv.path, bytes, { 'content-type': 'application/pdf', ...headers });
}

export async function storedCv(browser: TestBrowser, bytes = aPdf()): Promise<string> {
  const response = await addCv(browser, bytes);
  expect([response.statusCode, response.json().detail]).toEqual([200, undefined]);
  return String(response.json().data.cv);
}

export async function storedContactMessages(site: TestSite): Promise<readonly Record<string, unknown>[]> {
  return site.dataSource.query('SELECT * FROM enquiry ORDER BY id');
}

/** Publishes an opening as staff do. */
export async function publishOpening(site: TestSite, name: string, matter: string): Promise<void> {
  const documents = site.app.get(DocumentsService);
  const markdown = `---\ntitle: "Casting editor"\ndescription: "You read briefs and find the people."\nplace: "Mumbai, or at home"\nemployment: "full time"\npay: "₹ 90,000 a month"\ndate: "2026-11-18"\n${matter}---\n\n## What you do\n\nYou read every brief that comes in.\n`;
  const version = await documents.save({ kind: 'opening', name, markdown }, 'test');
  await documents.publish({ kind: 'opening', name, version, summary: '', effective_at: undefined }, 'system:test');
}
