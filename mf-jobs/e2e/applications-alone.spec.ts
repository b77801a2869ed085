import { expect, test } from '../../e2e/support/test';

test('FED-06 a talent follows every application step by step; no other role has the page', async ({ page }) => {
  await page.goto('/talent/applications?as=talent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My applications');
  const role = page.getByRole('article', { name: 'The girl with the tabla' });
  await expect(role.getByRole('list', { name: 'Status of The girl with the tabla' })).toBeVisible();
  await role.getByRole('button', { name: /^Withdraw/u }).click();
  await expect(page.getByRole('dialog', { name: /^Withdraw/u })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/talent/applications?as=talent&show=finished');
  await expect(page.getByRole('article', { name: 'Front line' })).toContainText('See you at the tank.');
  await page.goto('/talent/applications?as=client');
  await expect(page.getByRole('heading', { name: 'You do not have access' })).toBeVisible();
});

test('FED-06 applications of a slow and then failing backend: space is reserved, the failure shown, and Try again loads them', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 503/u);
  const applications = page.getByRole('main').getByRole('article');
  await page.goto('/talent/applications?as=talent&latency=1000');
  await expect(page.getByRole('status', { name: /^Loading your/u })).toBeVisible();
  await expect(applications.first()).toBeVisible();
  await page.goto('/talent/applications?as=talent&latency=0&fail=503');
  await expect(page.getByRole('heading', { name: /did not load$/u })).toBeVisible();
  await page.getByLabel('Failure').selectOption('none');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(applications.first()).toBeVisible();
});

test('FED-06 a user without unread notifications is told so, and chooses when mail is sent', async ({ page }) => {
  await page.goto('/notifications?as=talent');
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  await page.getByRole('button', { name: 'Change when e-mail is sent' }).click();
  const dialog = page.getByRole('dialog', { name: 'When we write to you' });
  await dialog.getByLabel('Applications').selectOption('Never');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^E-mail: Applications never/u)).toBeVisible();
});

test('FED-06 a visitor is asked to log in, and a restricted account is not let in', async ({ page }) => {
  for (const path of ['/notifications', '/talent/applications']) {
    await page.goto(`${path}?as=visitor`);
    await page.getByRole('main').getByRole('button', { name: 'Login / My Account' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in or join' })).toBeVisible();
    await page.goto(`${path}?as=restricted`);
    await expect(page.getByRole('heading', { name: 'You do not have access' })).toBeVisible();
  }
});
