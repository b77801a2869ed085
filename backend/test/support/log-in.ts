import { ENDPOINTS } from '@alltalent/shared/contracts';
import type { FastifyReply } from 'fastify';
import { SessionService } from '../../src/auth/sessions/session.service';
import { UsersRepository } from '../../src/auth/users/users.repository';
import type { Answer, TestBrowser } from './test-browser';
import type { TestSite } from './test-site';

type Outboxed = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };

export async function messagesTo(site: TestSite, email: string): Promise<readonly Outboxed[]> {
  const browser = await site.browse();
  const response = await browser.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`);
  return response.json();
}

export async function newestCode(site: TestSite, email: string): Promise<string> {
  const [message] = await messagesTo(site, email);
  return /#(\d{6})\s*$/u.exec(message?.text ?? '')?.[1] ?? 'no code';
}

export function askForCode(browser: TestBrowser, email: string): Promise<Answer> {
  return browser.post(ENDPOINTS.sendCode.path, { otp_send_medium: email, otp_type: '' });
}

export function sendIn(browser: TestBrowser, email: string, code: string, more: object = {}): Promise<Answer> {
  return browser.post(ENDPOINTS.verifyCode.path, { opt_sent_medium: email, mediumtype: 2, otps: [...code], ...more });
}

/** Logs in by code; moves the clock an hour ahead first, so that a code may be asked for again. */
export async function logIn(site: TestSite, email: string, browser?: TestBrowser): Promise<TestBrowser> {
  site.clock.pass(3600);
  const visitor = browser ?? (await site.browse());
  expect((await askForCode(visitor, email)).statusCode).toBe(200);
  const response = await sendIn(visitor, email, await newestCode(site, email), { agree_tnc: 1 });
  expect(response.json()).toMatchObject({ status: 200, is_login: true });
  return visitor;
}

/** Browser with a session of an existing account, begun without a code, so that no limit counts it. */
export async function signedIn(site: TestSite, email: string): Promise<TestBrowser> {
  const browser = await site.browse();
  const user = await new UsersRepository(site.dataSource).findByLoginEmail(email);
  if (!user) throw new Error(`There is no account of ${email}.`);
  const visitor = { sid: browser.cookies.get('__Host-sid') ?? null, ip: browser.ip, userAgent: '' };
  const reply = { setCookie: (name: string, value: string) => browser.cookies.set(name, value) } as unknown as FastifyReply;
  const login = { userId: user.id, roleId: user.roleId, way: 'code', isRemembered: true } as const;
  await site.app.get(SessionService).begin(visitor, login, reply);
  return browser;
}
