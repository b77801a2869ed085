import { expect, test } from '../../e2e/support/test';

test('OFF-01 on a phone one press shows all places in their groups, and a second one leads there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/office?as=staff');
  await page.getByRole('button', { name: 'All places of the office' }).click();
  const all = page.getByRole('dialog', { name: 'Office' });
  for (const name of ['Work', 'Business', 'Site']) await expect(all.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  await all.getByRole('link', { name: 'Audit trail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
  await expect(all).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name: 'Audit trail' })).toBeInViewport({ ratio: 1 });
});
