import { expect, test } from '../../e2e/support/test';

for (const path of ['/', '/hiring-influencer', '/influencer', '/product-photoshoot', '/singer']) {
  test(`FED-06 ${path} works on its own`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('FED-06 a section whose request fails says so; the rest of the home page works', async ({ page, watch }) => {
  watch.allow(/status of 500/u);
  await page.goto('/?fail=500');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
});
