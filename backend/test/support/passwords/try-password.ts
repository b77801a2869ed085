import { ENDPOINTS } from '@alltalent/shared/contracts';
import type { Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

export const CLIENT = 'ritu.khanna@example.com';
export const CLIENT_ID = 'u_demo_ritu';
export const PASSWORD = 'monsoon over Marine Drive';
export const FAILED = { status: 422, code: 'LOGIN_FAILED', fields: { password: expect.stringContaining('do not match') } };

/** Tries one password login, by default in a new browser. */
export async function tryPassword(site: TestSite, input: object, browser?: TestBrowser): Promise<Answer> {
  return (browser ?? (await site.browse())).post(ENDPOINTS.passwordLogin.path, { username: CLIENT, ...input });
}
