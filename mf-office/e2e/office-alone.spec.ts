import { expect, test } from '../../e2e/support/test';

test('/office works on its own', async ({ page }) => {
  await page.goto('/office');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Office');
});
