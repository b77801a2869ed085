import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const cards = (page: Page) => page.getByRole('list', { name: 'Talents' }).getByRole('listitem');

test('TAL-04 a casting director pages and filters, and the address carries all of it', async ({ page }) => {
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
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/talent-listing')) calls += 1;
  });
  await page.getByRole('searchbox').first().pressSequentially('zzzzqqqq', { delay: 30 });
  await expect(page.getByText('No talents match these filters')).toBeVisible();
  expect(calls).toBeLessThanOrEqual(2);
  await page.getByRole('main').getByRole('button', { name: /reset/iu }).first().click();
  await expect(cards(page)).toHaveCount(12);
});

test('a profile opens by its address, an unknown one is a true 404', async ({ page, request, watch }) => {
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
