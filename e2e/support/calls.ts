import { type Endpoint, ENDPOINTS, MEDIUM_TYPE, type SignUpInput, type UserDetails } from '@alltalent/shared/contracts';
import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import { newNumber, nextIp } from './newcomers';

type Headers = Readonly<Record<string, string>>;
type Message = { readonly text: string };

/** The server lets an address ask for a code every 30 s. */
const NEXT_CODE_MS = 45_000;

/** Opens a browser without a window: it keeps cookies, has a network of its own, and begins with the given cookies. */
export function openCaller(api: APIRequest, baseURL: string, cookies: Headers = {}, headers: Headers = {}): Promise<APIRequestContext> {
  const { hostname: domain } = new URL(baseURL);
  const place = { domain, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
  return api.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': nextIp(), ...headers },
    storageState: { cookies: Object.entries(cookies).map(([name, value]) => ({ name, value, ...place })), origins: [] },
  });
}

/** Sends a call with the XSRF token, as a page does. Resolves to its answer; fails unless the status is 200. */
export async function call<Input extends object, Output>(
  caller: APIRequestContext,
  { path }: Endpoint<Input, Output>,
  input: Partial<Input>,
): Promise<Output> {
  const response = await send(caller, path, input);
  expect([path, response.status(), response.ok() ? '' : await response.text()]).toEqual([path, 200, '']);
  return (await response.json()) as Output;
}

async function send(caller: APIRequestContext, path: string, data: object) {
  await caller.get(ENDPOINTS.xsrf.path);
  const { cookies } = await caller.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return caller.post(path, { data, headers: { 'x-xsrf-token': token, 'idempotency-key': crypto.randomUUID() } });
}

/** Returns the texts of the mails to an address, the newest first. */
export async function mailsTo(caller: APIRequestContext, email: string): Promise<readonly string[]> {
  const response = await caller.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as readonly Message[]).map(({ text }) => text);
}

/** Sends in a code from the mail. An account is signed in then; for any other address, a sign-up may follow. */
export async function signIn(caller: APIRequestContext, email: string): Promise<void> {
  const before = (await mailsTo(caller, email)).length;
  const ask = async () => (await send(caller, ENDPOINTS.sendCode.path, { otp_send_medium: email, otp_type: '' })).status();
  await expect.poll(ask, { timeout: NEXT_CODE_MS, intervals: [2000] }).toBe(200);
  await expect.poll(async () => (await mailsTo(caller, email)).length).toBeGreaterThan(before);
  const code = /\b\d{6}\b/u.exec((await mailsTo(caller, email))[0] ?? '')?.[0] ?? '';
  await call(caller, ENDPOINTS.verifyCode, { opt_sent_medium: email, mediumtype: MEDIUM_TYPE.email, otps: [...code], agree_tnc: 1 });
}

/** Makes an account and signs it in; returns its id. */
export async function signUp(
  caller: APIRequestContext,
  email: string,
  newcomer: Pick<SignUpInput, 'first_name' | 'last_name' | 'signup_role' | 'birth_date'>,
): Promise<string> {
  await signIn(caller, email);
  const medium = { signup_mobile_number: newNumber('96'), signup_cntry_code: '91', signup_sent_medium_val: email };
  const answer = await call(caller, ENDPOINTS.signUp, { ...newcomer, ...medium, agree_tnc: 1 });
  expect(answer).toMatchObject({ status: 1, is_login: true });
  return answer.user_id ?? '';
}

/** Returns what the site knows of the person who is signed in. */
export function detailsOf(caller: APIRequestContext): Promise<UserDetails> {
  return call(caller, ENDPOINTS.userDetails, {});
}
