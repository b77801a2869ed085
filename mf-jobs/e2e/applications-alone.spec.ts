import { expect, test } from '../../e2e/support/test';

test('FED-06 a talent without applications is led to the calls; nobody else has the page', async ({ page }) => {
  await page.goto('/talent/applications?as=talent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My applications');
  await expect(page.getByRole('heading', { name: 'Nothing applied for yet' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Find a gig' })).toHaveAttribute('href', '/jobs');
  await page.goto('/talent/applications?as=client');
  await expect(page.getByRole('heading', { name: 'You do not have access' })).toBeVisible();
});

test('FED-06 applications of a slow and then failing backend: a place is kept, the failure told, and Try again brings them', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 503/u);
  await page.goto('/talent/applications?as=talent&latency=1000');
  await expect(page.getByRole('status', { name: /^Loading your/u })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing applied for yet' })).toBeVisible();
  await page.goto('/talent/applications?as=talent&latency=0&fail=503');
  await expect(page.getByRole('heading', { name: /did not load$/u })).toBeVisible();
  await page.getByLabel('Failure').selectOption('none');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing applied for yet' })).toBeVisible();
});

test('FED-06 whoever is caught up is told so, and chooses when mail is sent', async ({ page }) => {
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
