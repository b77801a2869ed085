import { ENDPOINTS } from '@alltalent/shared/contracts';
import { askForCode, messagesTo, newestCode, sendIn } from '../log-in';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

export function askForCall(browser: TestBrowser, medium: string): Promise<Answer> {
  return browser.post(ENDPOINTS.sendCode.path, { otp_send_medium: medium, otp_type: 'call' });
}

/** Asks for a code twice, 31 s apart; afterwards a call is possible. */
export async function askTwice(site: TestSite, browser: TestBrowser, medium: string): Promise<Answer> {
  await askForCode(browser, medium);
  site.clock.pass(31);
  const response = await askForCode(browser, medium);
  site.clock.pass(31);
  return response;
}

/** Code from the text of a call, whose digits are spoken one by one. */
export async function spokenCode(site: TestSite, number: string): Promise<string> {
  const [message] = await messagesTo(site, number);
  return /(?:\d, ){5}\d/u.exec(message?.text ?? '')?.[0].replaceAll(', ', '') ?? 'no call';
}

/** Browser that has proved a medium without an account. */
export async function proved(site: TestSite, medium: string, browser?: TestBrowser): Promise<TestBrowser> {
  const visitor = browser ?? (await site.browse());
  expect((await askForCode(visitor, medium)).statusCode).toBe(200);
  const response = await sendIn(visitor, medium, await newestCode(site, medium));
  expect(response.json()).toMatchObject({ status: 200, account_status: 2, is_login: false });
  return visitor;
}

/** Sign-up payload with only the fields that the specification names. */
export const MINIMAL = {
  first_name: 'Nila',
  last_name: 'Bose',
  signup_mobile_number: '98765 43210',
  signup_cntry_code: '91',
  agree_tnc: 1,
} as const;

export function signUp(browser: TestBrowser, input: object = {}): Promise<Answer> {
  return browser.post(ENDPOINTS.signUp.path, { ...MINIMAL, ...input });
}
