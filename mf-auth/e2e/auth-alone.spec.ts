import { expect, test } from '../../e2e/support/test';

test('FED-06 the join panel takes a visitor through a login', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Open the join panel' }).click();
  const panel = page.getByRole('dialog', { name: 'Log in or join' });
  await panel.getByRole('textbox').first().fill('client@example.com');
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
  await panel.getByRole('group', { name: 'Verification code' }).getByRole('textbox').first().fill('123456');
  await panel.getByRole('button', { name: /proceed/iu }).click();
  await expect(panel).toBeHidden();
  await page.goto('/account');
  await expect(page.getByLabel('Visitor')).toHaveValue('client');
});

test('FED-06 the account of each person opens', async ({ page }) => {
  for (const person of ['talent', 'client']) {
    await page.goto(`/account?as=${person}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
