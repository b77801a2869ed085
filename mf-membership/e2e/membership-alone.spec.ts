import { expect, test } from '../../e2e/support/test';

test('/membership works on its own', async ({ page }) => {
  await page.goto('/membership');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Membership');
});
