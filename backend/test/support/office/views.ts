import { ENDPOINTS } from '@alltalent/shared/contracts';
import { type Answer, TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

/** Why views of tests are opened. */
export const VIEW_REASON = 'Asked in letter AT-7K3M-9QXD';

/** Opens a browser at the host of views, which has nothing yet. */
export function atViewHost(site: TestSite): TestBrowser {
  return new TestBrowser(site.app, '10.200.0.1', new URL(site.config.viewOrigin ?? '').host);
}

/** Asks for a view of an account. */
export function askForView(office: TestBrowser, userId: string): Promise<Answer> {
  return office.post(ENDPOINTS.viewAsPerson.path, { user_id: userId, reason: VIEW_REASON });
}

/** Returns the path, with its token, that opens a view of an account. */
export async function viewPath(office: TestBrowser, userId: string): Promise<string> {
  const { url } = (await askForView(office, userId)).json<{ url: string }>();
  return url.replace(/^https?:\/\/[^/]+/u, '');
}

/** Opens a view of an account, and returns the browser that has it. */
export async function openView(site: TestSite, office: TestBrowser, userId: string): Promise<TestBrowser> {
  const browser = atViewHost(site);
  await browser.get(await viewPath(office, userId));
  return browser;
}
