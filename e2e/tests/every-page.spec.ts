import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const PAGES = [
  '/',
  '/talents',
  '/about-us',
  '/terms-of-use',
  '/privacy-policy',
  '/return-policy',
  '/success',
  '/faqs',
  '/article',
  '/career',
  '/contactus',
  '/jobs',
  '/post-a-job',
  '/client/dashboard',
  '/talent/profile-settings',
  '/notifications',
  '/hiring-influencer',
  '/influencer',
  '/product-photoshoot',
  '/singer',
  '/account',
  '/account/children',
  '/account/unlock',
];
const VIEWS = [
  { name: '1440-light', width: 1440, height: 900, scheme: 'light' },
  { name: '390-light', width: 390, height: 844, scheme: 'light' },
  { name: '1440-dark', width: 1440, height: 900, scheme: 'dark' },
  { name: '390-dark', width: 390, height: 844, scheme: 'dark' },
] as const;
const PICTURES = process.env['SCREENSHOTS'] ?? join(import.meta.dirname, '../test-results/screenshots');

for (const path of PAGES) {
  test(`${path} stands at phone and desktop width, light and dark, without a serious accessibility finding`, async ({ page, request }) => {
    expect((await request.get(path)).status()).toBe(200);
    await lookAt(page, path);
  });
}

test('a public profile and an article stand at every width, without a serious accessibility finding', async ({ page, request }) => {
  const talents = (await (await request.get('/api/landing/featured-talents')).json()) as { data: { slug: string }[] };
  const articles = (await (await request.get('/api/site-content/articles')).json()) as { data: { slug: string }[] };
  await lookAt(page, `/${talents.data[0]?.slug}`, 'profile');
  await lookAt(page, `/article/${articles.data[0]?.slug}`, 'article-page');
});

/** Opens the page in every view: one h1, no sideways scroll, no serious finding of axe, and a picture for the eye. */
async function lookAt(page: Page, path: string, name = path.replaceAll('/', '_').replace(/^_$/u, '_home')): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const { name: view, width, height, scheme } of VIEWS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await showLazyParts(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${view} scrolls sideways`).toBeLessThanOrEqual(0);
    await page.screenshot({ path: join(PICTURES, `${name}-${view}.png`), fullPage: true });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${view} ${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)).toEqual([]);
  }
}

/** Scrolls through the page, so that what waits for its turn has loaded before the picture is taken. */
async function showLazyParts(page: Page): Promise<void> {
  const heights = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < heights; y += 600) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(30);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}
