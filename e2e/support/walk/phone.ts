import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { nextIp } from '../newcomers';

/** What a browser stores: cookies, and the local storage of each origin. */
export type StoredState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export const NOTHING_STORED: StoredState = { cookies: [], origins: [] };

/** Slow mobile connection. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Opens an empty page on a phone: 390 px, touch, no hover, nothing stored except what is given. */
export async function openPhone(browser: Browser, origin: string, { cookies, origins }: StoredState): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': nextIp() },
    storageState: { cookies: [{ ...A_CHOICE, domain: new URL(origin).hostname }, ...cookies], origins },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  return page;
}

/** Moves a person's login from another browser to a phone. */
export async function moveToPhone(browser: Browser, origin: string, context: BrowserContext): Promise<Page> {
  const { cookies, origins } = await context.storageState();
  await context.close();
  return openPhone(browser, origin, { cookies, origins });
}

/** Cookie choice, because the banner would cover links. */
const A_CHOICE = {
  name: 'cookie_choice',
  value: 'needed',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax' as const,
};
