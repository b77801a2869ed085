import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Returns the API paths that the page has requested, in order. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(pathname);
  });
  return requests;
}

/** Waits until the page is idle, when prefetching starts. */
async function untilIdle(page: Page): Promise<void> {
  await expect(page.locator('link[rel="prefetch"]').first()).toBeAttached();
}

test('a page whose link the pointer stays on has its request sent before the click, and once', async ({ page }) => {
  const requests = requestsOf(page);
  const jobs = () => requests.filter((path) => path === '/api/jobs');
  await page.goto('/about-us');
  await untilIdle(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'JOBS' });
  await link.hover();
  await expect.poll(jobs).toHaveLength(1);
  await link.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(jobs()).toHaveLength(1);
});

test('a pointer that stays on a talent runs the code of the profile page, but requests no profile', async ({ page }) => {
  const requests = requestsOf(page);
  await page.goto('/talents');
  await untilIdle(page);
  const run = page.waitForRequest((request) => request.resourceType() === 'script' && request.url().includes('talents.profile.'));
  await page.getByRole('main').getByRole('article').getByRole('link').first().hover();
  await run;
  expect(requests.filter((path) => path.startsWith('/api/talent-profile'))).toEqual([]);
});
