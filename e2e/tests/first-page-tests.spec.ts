import type { APIRequestContext, Page } from '@playwright/test';
import { chooseCookies } from '../support/cookie-choice';
import { changeLanding, reportOf, startTest } from '../support/platform';
import { expect, test } from '../support/test';

/** User agent of a person: programs, including headless browsers, are in no experiment. */
const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const SLOW = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 94_000 };

// A first visit, by a phone on a slow network.
test.use({ userAgent: PHONE, viewport: { width: 390, height: 844 }, storageState: { cookies: [], origins: [] } });

const variantOf = (page: Page) =>
  page.evaluate(() => {
    const { remotes } = JSON.parse(document.getElementById('registry')?.textContent ?? '{}') as {
      remotes: { remote: string; variant: string | null }[];
    };
    return remotes.find(({ remote }) => remote === 'mf_landing')?.variant ?? null;
  });
const visitorCookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'vid');
const allow = (page: Page) => chooseCookies(page, 'Allow statistics');

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
}

/** Waits until pages are in the test that has just begun, as front doors poll every two seconds, and opens the visitor's first one. */
async function openInTest(page: Page, request: APIRequestContext, { name, path }: { name: string; path: string }): Promise<string> {
  const sent = async () => (await request.get(path, { headers: { 'user-agent': PHONE } })).text();
  await expect.poll(sent, { timeout: 30_000 }).toContain(`"experiment":"${name}"`);
  await page.goto(path);
  const shown = await variantOf(page);
  expect(shown).toMatch(/^[AB]$/u);
  return shown ?? '';
}

test(
  'FED-04 SEC-50 who lands on a tested page without a choice keeps what it showed on allowing statistics, through reload and Back, and is counted then',
  { tag: '@alone' },
  async ({ page, request }) => {
    test.slow();
    const name = `first-${Date.now().toString(36)}`;
    await startTest(request, name, 5000, ['/singer']);
    const exposed = async () => (await reportOf(request, name)).variants.map((one) => one.exposed);
    try {
      await slowDown(page);
      const shown = await openInTest(page, request, { name, path: '/singer' });
      await page.waitForLoadState('networkidle');
      expect(await visitorCookieOf(page)).toBeUndefined();
      expect(await exposed()).toEqual([0, 0]);
      await allow(page);
      expect(await visitorCookieOf(page)).toMatchObject({ value: expect.stringContaining(`.${name}~${shown}.`), httpOnly: false });
      await expect.poll(exposed).toEqual(shown === 'A' ? [1, 0] : [0, 1]);
      await page.reload();
      expect(await variantOf(page)).toBe(shown);
      expect(await visitorCookieOf(page)).toMatchObject({ value: expect.stringMatching(/^[\w-]{22}\./u), httpOnly: true });
      await page.goto('/about-us');
      expect(await variantOf(page)).toBe(shown);
      await page.goBack();
      expect(await variantOf(page)).toBe(shown);
      await page.waitForLoadState('networkidle');
      expect(await exposed()).toEqual(shown === 'A' ? [1, 0] : [0, 1]);
    } finally {
      await changeLanding(request, { action: 'end', variant: 'A' });
    }
  },
);

test(
  'FED-04 who allows statistics on another page is assigned at once, and counted with the tested page that follows in the same document',
  { tag: '@alone' },
  async ({ page, request }) => {
    test.slow();
    const name = `later-${Date.now().toString(36)}`;
    await startTest(request, name, 5000, ['/']);
    const exposed = async () => (await reportOf(request, name)).variants.reduce((sum, one) => sum + one.exposed, 0);
    try {
      await slowDown(page);
      const shown = await openInTest(page, request, { name, path: '/about-us' });
      await allow(page);
      expect((await visitorCookieOf(page))?.value).toContain(`.${name}~${shown}.`);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(5000);
      expect(await exposed()).toBe(0);
      await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
      await page.getByRole('banner').getByRole('link', { name: 'All Talent' }).click();
      await expect(page).toHaveURL('/');
      await expect.poll(exposed, { timeout: 20_000 }).toBe(1);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      await page.goBack();
      await page.reload();
      expect(await variantOf(page)).toBe(shown);
      expect(await exposed()).toBe(1);
    } finally {
      await changeLanding(request, { action: 'end', variant: 'A' });
    }
  },
);

test('SEC-50 a refusal on the first page stores and counts nothing, and A follows', { tag: '@alone' }, async ({ page, request }) => {
  const name = `refusal-${Date.now().toString(36)}`;
  await startTest(request, name, 5000, ['/singer']);
  try {
    await openInTest(page, request, { name, path: '/singer' });
    await chooseCookies(page, 'Only what is needed');
    await page.reload();
    expect(await variantOf(page)).toBeNull();
    await page.waitForLoadState('networkidle');
    expect(await visitorCookieOf(page)).toBeUndefined();
    expect((await reportOf(request, name)).variants.map((one) => one.exposed)).toEqual([0, 0]);
  } finally {
    await changeLanding(request, { action: 'end', variant: 'A' });
  }
});
