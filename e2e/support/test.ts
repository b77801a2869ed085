import { test as base } from '@playwright/test';
import { nextIp } from './newcomers';
import { repeatStoppedLoads } from './stopped-loads';

export { expect, type Page } from '@playwright/test';
export { nextIp } from './newcomers';

export type Watch = {
  /** Console errors and warnings, uncaught errors and policy violations so far. */
  readonly complaints: string[];
  /** Accepts complaints that contain this text. */
  allow(part: string | RegExp): void;
};

/** Chromium complains of an answer that is used later than 3 s after it was asked for, as on a busy machine. */
const LATE_ANSWER = /\/api\/\S+ was preloaded using link preload but not used within a few seconds/u;

/** Test that fails when a page logs a complaint in its console which the test did not allow. */
export const test = base.extend<{ watch: Watch }>({
  // The front door under test trusts one proxy, whose place the test takes.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': nextIp() }),
  // The cookie choice is made already; `cookies.spec.ts` tests first visits.
  storageState: async ({ baseURL }, use) => use({ cookies: [choiceCookie(baseURL)], origins: [] }),
  watch: [
    async ({ page }, use) => {
      repeatStoppedLoads(page);
      const complaints: string[] = [];
      const allowed: (string | RegExp)[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && !LATE_ANSWER.test(message.text())) complaints.push(`${message.type()}: ${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      await use({ complaints, allow: (part) => allowed.push(part) });
      const left = complaints.filter((text) => !allowed.some((part) => (typeof part === 'string' ? text.includes(part) : part.test(text))));
      if (left.length > 0) throw new Error(`The page complained:\n${left.join('\n')}`);
    },
    { auto: true },
  ],
});

function choiceCookie(baseURL = 'http://localhost') {
  const { hostname: domain } = new URL(baseURL);
  return {
    name: 'cookie_choice',
    value: 'needed',
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
}
