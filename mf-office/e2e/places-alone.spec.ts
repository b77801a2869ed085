import { expect, type Page, test } from '../../e2e/support/test';

const place = (page: Page, name: string) => page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name });

test('OFF-01 at 900 px of height every place is in sight; in a lower window the column scrolls by itself to where one is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/office/security?as=staff');
  for (const name of ['Today', 'My second step']) await expect(place(page, name)).toBeInViewport({ ratio: 1 });
  for (const size of [
    { width: 1440, height: 600 },
    { width: 768, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.reload();
    await expect(place(page, 'My second step')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await place(page, 'Today').scrollIntoViewIfNeeded();
    await place(page, 'Today').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await page.goBack();
    await expect(place(page, 'My second step')).toBeInViewport({ ratio: 1 });
  }
});

test('OFF-01 on a phone one press shows all places in their groups, and a second one leads there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/office?as=staff');
  await page.getByRole('button', { name: 'All places of the office' }).click();
  const all = page.getByRole('dialog', { name: 'Office' });
  for (const name of ['Work', 'Business', 'Site']) await expect(all.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
  await all.getByRole('link', { name: 'Audit trail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible();
  await expect(all).toBeHidden();
  await expect(place(page, 'Audit trail')).toBeInViewport({ ratio: 1 });
});
