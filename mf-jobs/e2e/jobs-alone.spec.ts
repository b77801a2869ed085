import { expect, test } from '../../e2e/support/test';

test('/jobs stands on its own', async ({ page }) => {
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
});
