import { randomUUID } from 'node:crypto';
import { ENDPOINTS, type TalentCard } from '@alltalent/shared/contracts';
import { messagesTo, newestCode, signedIn } from '../log-in';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

const SENDER = { email_id: 'mila.sender@example.com', mobile_number: '9876501234', country_code: '91' };
/** The sender in the field names of the code's endpoints. */
export const PAIR = { email: SENDER.email_id, mobile: SENDER.mobile_number, country_code: SENDER.country_code };
export const MEMBER = 'ritu.khanna@example.com';
let receivers = 0;

/** Returns the token after `/s/` or `/shares/` in the newest message to a medium; 'no link' without one. */
export async function tokenTo(site: TestSite, medium: string, page: 's' | 'shares' = 's'): Promise<string> {
  const [message] = await messagesTo(site, medium);
  return new RegExp(`/${page}/([\\w-]{43})`, 'u').exec(message?.text ?? '')?.[1] ?? 'no link';
}

/** Makes the input of a share to a new receiver. */
export function aShareOf(ids: readonly number[], change: object = {}) {
  receivers += 1;
  return {
    ...SENDER,
    first_name: 'Mila',
    last_name: 'Sender',
    receiver_first_name: 'Dev',
    receiver_last_name: 'Marwah',
    receiver_contact_no: `98110${String(receivers).padStart(5, '0')}`,
    receiver_country_code: '91',
    receiver_email_id: `receiver${receivers}@example.com`,
    description: 'First picks for the tea film.',
    selected_profiles: ids.slice(0, 2),
    ...change,
  };
}

/** Makes the requests of senders and receivers on a site. */
export function sharingAt(site: () => TestSite) {
  const newest = async (): Promise<readonly TalentCard[]> =>
    (await (await site().browse()).get(`${ENDPOINTS.talentListing.path}?perPage=30`)).json().data;
  const share = (browser: TestBrowser, body: object, key: string = randomUUID()): Promise<Answer> =>
    browser.post(ENDPOINTS.shareTalents.path, body, { 'idempotency-key': key });
  const ask = (browser: TestBrowser, pair: object = PAIR) => browser.post(ENDPOINTS.sendShareCode.path, pair);
  const verify = (browser: TestBrowser, code: string, pair: object = PAIR) =>
    browser.post(ENDPOINTS.verifyShareCode.path, { ...pair, otp: [...code] });
  const prove = async (browser: TestBrowser) => {
    site().clock.pass(61);
    expect((await ask(browser)).json()).toMatchObject({ status: 1, retry_after: 60 });
    expect((await verify(browser, await newestCode(site(), PAIR.email))).json()).toEqual({ data: 1 });
  };
  const proved = async () => {
    const browser = await site().browse();
    await prove(browser);
    return browser;
  };
  const visibleIds = async () => (await newest()).filter(({ status }) => status === 2).map(({ id }) => id);
  /** Shares as a visitor and returns the receiver's token and the sender's. */
  const sent = async (change: object = {}) => {
    const body = aShareOf(await visibleIds(), change);
    expect((await share(await proved(), body)).statusCode).toBe(200);
    const [token, manageToken] = [await tokenTo(site(), body.receiver_email_id), await tokenTo(site(), PAIR.email, 'shares')];
    return { body, token, manageToken, ids: body.selected_profiles };
  };
  /** Shares as the member. */
  const sentByMember = async (change: object = {}) => {
    const browser = await signedIn(site(), MEMBER);
    const body = aShareOf(await visibleIds(), { email_id: MEMBER, ...change });
    expect((await share(browser, body)).statusCode).toBe(200);
    return { browser, body, token: await tokenTo(site(), body.receiver_email_id), ids: body.selected_profiles };
  };
  return { newest, visibleIds, share, ask, verify, prove, proved, sent, sentByMember } as const;
}
