import { ENDPOINTS } from '@alltalent/shared/contracts';
import type { Answer, TestBrowser } from './test-browser';
import type { TestSite } from './test-site';

type Outboxed = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };

export async function messagesTo(site: TestSite, email: string): Promise<readonly Outboxed[]> {
  const browser = await site.browse();
  const answer = await browser.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
  return answer.json();
}

export async function newestCode(site: TestSite, email: string): Promise<string> {
  const [message] = await messagesTo(site, email);
  return /^\d{6}$/mu.exec(message?.text ?? '')?.[0] ?? 'no code';
}

export function askForCode(browser: TestBrowser, email: string): Promise<Answer> {
  return browser.post(ENDPOINTS.sendCode.path, { otp_send_medium: email, otp_type: '' });
}

export function sendIn(browser: TestBrowser, email: string, code: string, more: object = {}): Promise<Answer> {
  return browser.post(ENDPOINTS.verifyCode.path, { opt_sent_medium: email, mediumtype: 2, otps: [...code], ...more });
}

/** Goes through the whole login; the clock moves on first, so that the address may ask for a code again. */
export async function logIn(site: TestSite, email: string, browser?: TestBrowser): Promise<TestBrowser> {
  site.clock.pass(3600);
  const visitor = browser ?? (await site.browse());
  expect((await askForCode(visitor, email)).statusCode).toBe(200);
  const answer = await sendIn(visitor, email, await newestCode(site, email), { agree_tnc: 1 });
  expect(answer.json()).toMatchObject({ status: 200, is_login: true });
  return visitor;
}
