import { expect, test } from '../../e2e/support/test';

test('/offers works on its own', async ({ page }) => {
  await page.goto('/offers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers');
});
