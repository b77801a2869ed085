import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const cards = (page: Page) => page.getByRole('list', { name: 'Talents' }).getByRole('listitem');

test('TAL-04 a casting director pages and filters, and the URL holds all of it', async ({ page }) => {
  await page.goto('/talents');
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('navigation', { name: /page/iu }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/u);
  await expect(page.getByRole('navigation', { name: /page/iu }).locator('[aria-current=page]')).toContainText('2');

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('a-z');
  await expect(page).toHaveURL(/sortby=a-z/u);
  await expect(page).not.toHaveURL(/page=2/u);
  await expect(cards(page).first()).toContainText('Aa');
  const first = await cards(page).first().textContent();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('a-z');
  await expect(cards(page).first()).toHaveText(first ?? '');
});

test('TAL-02 TAL-04 models are filtered by their looks; the URL holds it, and Back and reload restore it', async ({ page }) => {
  await page.goto('/talents');
  await page.getByRole('group', { name: 'Popular categories' }).getByRole('link', { name: 'Model' }).click();
  await expect(page).toHaveURL(/category=\d+$/u);
  await page.getByRole('button', { name: /^Advanced Filters/u }).click();
  const drawer = page.getByRole('dialog', { name: 'Advanced Filters' });
  await drawer.getByRole('combobox', { name: 'Eye Pupil Color' }).selectOption('Brown');
  await drawer.getByRole('combobox', { name: 'Height, from' }).selectOption('5′ 9″');
  await drawer.getByRole('combobox', { name: 'Height, to' }).selectOption('5′ 4″');
  await expect(drawer.getByText('The first value must be the smaller one')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await drawer.getByRole('combobox', { name: 'Height, from' }).selectOption('');
  await expect(drawer.getByText(/(?:person|people) match/u)).toBeVisible();
  await drawer.getByRole('button', { name: 'Apply' }).click();

  await expect(page).toHaveURL(/a\d+=brown&a\d+=\.\.5-4$/u);
  const chips = page.getByRole('list', { name: 'Applied filters' });
  await expect(chips.getByRole('button', { name: 'Remove Height up to 5′ 4″' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Advanced Filters 2 active' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('a-z');
  await expect(page).toHaveURL(/sortby=a-z/u);
  await page.goBack();
  await expect(page).not.toHaveURL(/sortby/u);
  await expect(chips.getByRole('button', { name: 'Remove Eye Pupil Color: Brown' })).toBeVisible();
  await page.reload();
  await expect(chips.getByRole('button', { name: 'Remove Eye Pupil Color: Brown' })).toBeVisible();
  await chips.getByRole('button', { name: 'Remove Eye Pupil Color: Brown' }).click();
  await expect(page).toHaveURL(/category=\d+&a\d+=\.\.5-4$/u);
});

test('TAL-04 Back from another page of the listing brings the scroll position again', async ({ page }) => {
  await page.goto('/talents');
  await expect(cards(page)).toHaveCount(12);
  const next = page.getByRole('navigation', { name: /page/iu }).getByRole('link', { name: 'Next' });
  await next.scrollIntoViewIfNeeded();
  const depth = await page.evaluate(() => window.scrollY);
  expect(depth).toBeGreaterThan(200);
  await next.click();
  await expect(page).toHaveURL(/page=2/u);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/u);
  await expect.poll(() => page.evaluate((wanted) => Math.abs(window.scrollY - wanted), depth)).toBeLessThan(4);
});

test('TAL-02 on a phone the filters fill the screen, Apply stays in sight, and Esc leads back to their button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/talents?category=2&gender=1&minAge=20&a4=brown&a5=5-4..5-10');
  const opener = page.getByRole('button', { name: /^Filters/u });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await sheet.getByRole('heading', { name: 'Social' }).scrollIntoViewIfNeeded();
  await expect(sheet.getByRole('button', { name: 'Apply' })).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByText(/(?:person|people) match/u)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('TAL-03 a card opens the profile in a new tab; a hidden one shows no person', async ({ page }) => {
  await page.goto('/talents');
  const link = cards(page).getByRole('link').first();
  await expect(link).toHaveAttribute('target', '_blank');
  const hidden = page.getByText('These Profiles are Hidden').first();
  for (let number = 1; number <= 12 && !(await hidden.isVisible()); number += 1) {
    await page.goto(`/talents?page=${number}`);
    await expect(cards(page)).toHaveCount(12);
  }
  await expect(hidden).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'These Profiles are Hidden' }).first();
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(card.getByRole('link')).toHaveText('Post a Job');
});

test('TAL-06 typing asks once, nothing found offers a reset, and the reset brings everybody back', async ({ page }) => {
  await page.goto('/talents');
  await expect(cards(page)).toHaveCount(12);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/talent-listing')) requests += 1;
  });
  await page.getByRole('searchbox').first().pressSequentially('zzzzqqqq', { delay: 30 });
  await expect(page.getByText('No talents match these filters')).toBeVisible();
  expect(requests).toBeLessThanOrEqual(2);
  await page.getByRole('main').getByRole('button', { name: /reset/iu }).first().click();
  await expect(cards(page)).toHaveCount(12);
});

test('a profile opens by its URL, an unknown one is a true 404', async ({ page, request, watch }) => {
  await page.goto('/talents');
  const href = await cards(page).getByRole('link').first().getAttribute('href');
  expect((await request.get(href ?? '')).status()).toBe(200);
  await page.goto(href ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  watch.allow('404');
  expect((await request.get('/no-such-person-1a2b3c4d')).status()).toBe(404);
  await page.goto('/no-such-person-1a2b3c4d');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
