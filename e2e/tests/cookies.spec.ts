import type { BrowserContext, Locator } from '@playwright/test';
import { lookAt } from '../support/look-at';
import { select, selectionBar } from '../support/share';
import { expect, test } from '../support/test';

/** Necessary cookies: session, known browser, and XSRF token. */
const NEEDED = ['__Host-sid', '__Host-device', 'XSRF-TOKEN'];
const STATISTICS = /\/api\/federation\/(?:exposures|vitals)/u;
const PAGES = ['/', '/talents', '/privacy-policy', '/singer'];
const DAY_S = 86_400;

const namesOf = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
const choiceOf = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'cookie_choice');
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

// First visit: no cookies.
test.use({ storageState: { cookies: [], origins: [] } });

test('nothing that is not needed is set or sent before a choice, nor after "Only what is needed"', async ({ page, context, baseURL }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const visitAll = async () => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
  };
  await visitAll();
  expect((await namesOf(context)).filter((name) => !NEEDED.includes(name))).toEqual([]);
  expect(sent.filter((url) => STATISTICS.test(url) || new URL(url).origin !== new URL(baseURL ?? '').origin)).toEqual([]);
  await page.getByRole('button', { name: 'Only what is needed' }).click();
  await visitAll();
  expect((await namesOf(context)).filter((name) => ![...NEEDED, 'cookie_choice'].includes(name))).toEqual([]);
  expect(sent.filter((url) => STATISTICS.test(url))).toEqual([]);
});

test('a choice is stored for 180 days, the banner does not return, and the footer can reopen it', async ({ page, context }) => {
  await page.goto('/about-us');
  const banner = page.getByRole('region', { name: 'Cookie choice' });
  await banner.getByRole('button', { name: 'Allow statistics' }).click();
  await expect(banner).toBeHidden();
  const choice = await choiceOf(context);
  expect(choice).toMatchObject({ value: 'all', sameSite: 'Lax', path: '/' });
  expect((choice?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(179 * DAY_S);
  expect((choice?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(180 * DAY_S);
  await page.goto('/talents');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(banner).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choice' }).click();
  await expect(banner).toBeFocused();
  await expect(banner).toContainText('Now: statistics are allowed.');
  await banner.getByRole('button', { name: 'Only what is needed' }).click();
  expect(await choiceOf(context)).toMatchObject({ value: 'needed' });
});

test('it is reached by keys right after the skip link, and the page behind it stays in use', async ({ page }) => {
  await page.goto('/faqs');
  const banner = page.getByRole('region', { name: 'Cookie choice' });
  await expect(banner).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Only what is needed' })).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/about-us$/u);
  await expect(banner).toBeVisible();
  const [allow, needed] = await Promise.all(
    ['Allow statistics', 'Only what is needed'].map((name) => boxOf(banner.getByRole('button', { name }))),
  );
  expect([allow?.width, allow?.height]).toEqual([needed?.width, needed?.height]);
});

test('it covers neither the bar of a selection nor the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/talents');
  const banner = page.getByRole('region', { name: 'Cookie choice' });
  await select(page, 1);
  const bar = selectionBar(page);
  await expect(bar).toBeVisible();
  const [strip, dock] = [await boxOf(banner), await boxOf(bar)];
  expect(dock.y + dock.height).toBeLessThanOrEqual(strip.y + 1);
  expect(strip.height).toBeLessThan(844 / 4);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const foot = await boxOf(page.getByRole('contentinfo'));
  expect(foot.y + foot.height).toBeLessThanOrEqual((await boxOf(banner)).y + 1);
});

test('it is shown at every width, light and dark, without a serious accessibility finding', async ({ page }) => {
  await lookAt(page, '/contactus', 'cookie-choice');
});

test.describe('a browser that asks every site for privacy', () => {
  test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } });

  test('is not asked, and the footer says why', async ({ page, context }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookie choice' })).toBeHidden();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choice' }).click();
    await expect(page.getByRole('region', { name: 'Cookie choice' })).toContainText('Global Privacy Control');
    expect((await namesOf(context)).filter((name) => !NEEDED.includes(name))).toEqual([]);
  });
});

test('PRIV-01 the privacy policy names every cookie the site sets, and the banner leads there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Cookie choice' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/privacy-policy#cookies$/u);
  const names = page.getByRole('main').getByRole('table').getByRole('row');
  for (const name of [...NEEDED, 'cookie_choice', 'theme', 'currency', 'vid'])
    await expect(names.filter({ hasText: name }).first()).toBeVisible();
});
