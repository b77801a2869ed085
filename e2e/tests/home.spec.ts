import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test('HOME-01 the hero shows the tagline, the banner, both buttons and both stores', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Got Talent\?\s*Get Discovered!/u);
  await expect(page.getByRole('link', { name: 'Explore New Jobs' })).toHaveAttribute('href', '/jobs');
  await expect(page.getByText('Post a Job').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /App Store/u })).toBeVisible();
  await expect(page.getByRole('link', { name: /Google Play/u })).toBeVisible();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('HOME-01 the banner is a muted looping inline video with a poster', async ({ page }) => {
    await page.goto('/');
    const video = page.locator('main video');
    await expect(video).toHaveAttribute('loop', '');
    await expect(video).toHaveAttribute('playsinline', '');
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  });
});

test('HOME-03 Post a Job asks a visitor to log in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByText('Post a Job').first().click();
  await expect(page.getByRole('dialog').getByLabel('Email ID')).toBeVisible();
});

const SECTIONS = [
  'Featured in',
  'Growing fastest',
  'Faces in the light this week',
  'Your launch needs a face people already trust.',
  'Creators available',
  'Today’s call sheet',
  'One of you has the talent. One of you has the part.',
  'Asked in every green room',
  'Every kind of stage',
  'Looking for someone who isn’t on a list yet?',
  'Where our people work',
  'Success stories',
];

/** Scrolls through the page: a section loads once the previous one is near the screen. */
async function scrollThrough(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles) await page.getByRole('heading', { level: 2, name: title }).scrollIntoViewIfNeeded();
}

test('HOME-02 HOME-05 the sections come as the visitor scrolls, in the order of the specification', async ({ page }) => {
  await page.goto('/');
  await scrollThrough(page, SECTIONS);
  const counters = (await (await page.request.get('/api/landing/counters')).json()) as { data: { talents: number } };
  const counter = page.getByRole('region', { name: 'Talent and job counter' });
  await counter.scrollIntoViewIfNeeded();
  await expect(counter.getByRole('definition').first()).toHaveText(/^\d,\d{3}$/u);
  const shown = Number((await counter.getByRole('definition').first().innerText()).replace(',', ''));
  // Other journeys add people meanwhile.
  expect(Math.abs(shown - counters.data.talents)).toBeLessThan(50);
  expect(await page.locator('main h2').allTextContents()).toEqual(SECTIONS);
});

test('HOME-02 a section whose request fails says so, the others work, and it recovers', async ({ page, watch }) => {
  watch.allow('net::ERR_FAILED');
  await page.route('**/api/landing/creators', (route) => route.abort());
  await page.goto('/');
  await scrollThrough(page, SECTIONS.slice(0, 4));
  const row = page.getByRole('alert').filter({ hasText: 'The creators did not load' });
  await expect(row).toBeVisible();
  await page.unroute('**/api/landing/creators');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Creators available' })).toBeVisible();
});

const linesOf = (elements: readonly Element[]) =>
  elements.map((element) => Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight)));

test('HOME-05 LINK-01 a range of pay is on one line, in the call sheet and on the board', async ({ page }) => {
  for (const path of ['/', '/jobs']) {
    await page.goto(path);
    if (path === '/') await scrollThrough(page, SECTIONS.slice(0, 6));
    const ranges = page.getByRole('main').locator('strong', { hasText: /^₹\d{2},\d{3}–₹\d{2},\d{3}$/u });
    await expect(ranges.first()).toBeVisible();
    expect([path, ...new Set(await ranges.evaluateAll(linesOf))]).toEqual([path, 1]);
  }
});
