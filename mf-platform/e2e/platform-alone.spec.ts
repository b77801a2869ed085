import { expect, test } from '../../e2e/support/test';

test('FED-06 a visitor is told what /platform is for, a talent finds nothing there', async ({ page, watch }) => {
  watch.allow(/404|Not found/iu);
  await page.goto('/platform');
  await expect(page.getByRole('button', { name: 'Login / My Account' })).toBeVisible();
  await page.goto('/platform?as=talent');
  await expect(page.getByText('The site shows its page for what is not found here')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Platform' })).toHaveCount(0);
});

test('FED-06 staff see releases, experiments and the log', async ({ page }) => {
  await page.goto('/platform?as=staff');
  await expect(page.getByRole('heading', { level: 2, name: 'mf_landing' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name: 'Experiments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Experiments' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Platform' }).getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
});
