import { expect, test } from '../../e2e/support/test';

for (const path of [
  '/about-us',
  '/terms-of-use',
  '/privacy-policy',
  '/return-policy',
  '/success',
  '/faqs',
  '/article',
  '/career',
  '/contactus',
]) {
  test(`FED-06 ${path} works on its own`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('FED-06 a backend that is away: the stories say so and come with Try again', async ({ page, watch }) => {
  watch.allow(/status of 503/u);
  await page.goto('/success?fail=503');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry.first()).toBeVisible();
  await page.getByLabel('Failure').selectOption('none');
  await retry.first().click();
  await expect(page.getByRole('main').getByRole('blockquote').first()).toBeVisible();
});
