import type { Locator, Page } from '@playwright/test';
import { CAMPAIGNS, scrollThrough } from '../support/campaigns';
import { expect, test } from '../support/test';

const contentOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

for (const { path, title, headings, claims, ways, firstField } of CAMPAIGNS) {
  test.describe(path, () => {
    test(`LAND-01 ${path} says in its HTML what it is, where it is and how it looks when it is shared`, async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(contentOf(html, /<title>([^<]+)/u)).toContain(title);
      expect(contentOf(html, /<title>([^<]+)/u)).toMatch(/digital casting agency/u);
      expect(contentOf(html, /<meta name="description" content="([^"]+)/u)).toMatch(/^A digital casting agency/u);
      expect(new URL(contentOf(html, /<link rel="canonical" href="([^"]+)/u)).pathname).toBe(path);
      const picture = new URL(contentOf(html, /<meta property="og:image" content="([^"]+)/u));
      const response = await request.get(picture.pathname);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('image/png');
    });

    test(`FTR-02 LAND-02 ${path} goes without the shared footer and has every section`, async ({ page }) => {
      await page.goto(path);
      await scrollThrough(page);
      const shown = await page.locator('main h2').allTextContents();
      expect(headings.filter((heading) => !shown.includes(heading))).toEqual([]);
      expect(shown.filter((heading) => headings.includes(heading))).toEqual(headings);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByText('2024 © All Talent | All rights reserved')).toHaveCount(1);
      for (const claim of claims) await expect(page.getByRole('main')).toContainText(claim);
      await expect(page.getByText(/All Talent’s own (?:count|claims)\./u).first()).toBeVisible();
    });

    test(`INF-03 IFS-02 PHO-01 SNG-01 every way to the form of ${path} ends in its first field`, async ({ page }) => {
      await page.goto(path);
      await scrollThrough(page);
      for (const way of ways) await walkAll(page, page.getByRole('main').getByRole('button', { name: way, exact: true }), firstField);
    });
  });
}

async function walkAll(page: Page, buttons: Locator, firstField: string): Promise<void> {
  const form = page.locator('#lead-form');
  const count = await buttons.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    await buttons.nth(index).click();
    await expect(form.getByLabel(firstField, { exact: true })).toBeFocused();
    await expect(form.getByLabel(firstField, { exact: true })).toBeInViewport();
  }
}

/** Returns the scroll position in each frame from a press until it no longer changes. */
function watchScroll(page: Page, name: string): Promise<readonly number[]> {
  return page.evaluate(async (label) => {
    const stops: number[] = [];
    const button = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === label);
    if (!(button instanceof HTMLElement)) throw new Error(`no button ${label}`);
    button.click();
    for (let still = 0; still < 30;) {
      await new Promise(requestAnimationFrame);
      still = stops.at(-1) === window.scrollY ? still + 1 : 0;
      if (still === 0) stops.push(window.scrollY);
    }
    return stops;
  }, name);
}

test('INF-03 visitors who want less motion reach the form at once', async ({ page }) => {
  await page.goto('/hiring-influencer');
  await scrollThrough(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  expect((await watchScroll(page, 'Get Started')).length).toBeLessThanOrEqual(2);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('INF-03 the way to the form is smooth', { tag: '@alone' }, async ({ page }) => {
    await page.goto('/hiring-influencer');
    await scrollThrough(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    const stops = await watchScroll(page, 'Get Started');
    expect(stops.length).toBeGreaterThan(5);
    await expect(page.locator('#lead-form').getByLabel('First name')).toBeInViewport();
  });
});

test('IFS-02 the login link leads to the root, the terms open beside the form', async ({ page }) => {
  await page.goto('/influencer');
  await scrollThrough(page);
  const form = page.locator('#lead-form');
  await expect(form.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/');
  for (const [name, url] of [
    ['Terms & Conditions', '/terms-of-use'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    await expect(form.getByRole('link', { name: new RegExp(name, 'u') })).toHaveAttribute('href', url);
    await expect(form.getByRole('link', { name: new RegExp(name, 'u') })).toHaveAttribute('target', '_blank');
  }
});

test('IFS-01 View All Categories leads to the talents', async ({ page }) => {
  await page.goto('/influencer');
  await page.getByRole('link', { name: 'View All Categories' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/talents');
});
