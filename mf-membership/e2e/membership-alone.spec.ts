import { expect, test } from '../../e2e/support/test';

test('FED-06 a visitor compares the plans and is led to a checkout that asks to log in', async ({ page }) => {
  await page.goto('/membership?as=visitor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Membership');
  await page.getByRole('link', { name: 'Choose One year' }).click();
  await expect(page).toHaveURL(/\/checkout\/one-year\?from=%2Fmembership$/u);
  await page.getByRole('main').getByRole('button', { name: 'Login / My Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in or join' })).toBeVisible();
});

test('FED-06 a talent pays: nothing is preset, a code changes the total, and the order says what begins when', async ({ page }) => {
  await page.goto('/checkout/one-year?as=talent');
  await expect(page.getByRole('radio', { name: /^Renew automatically/u })).not.toBeChecked();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('save10');
  await page.getByRole('button', { name: 'Apply' }).click();
  const pay = page.getByRole('button', { name: 'Pay ₹3,599.10' });
  await pay.click();
  await expect(page.getByText('Choose whether the plan renews')).toBeVisible();
  await page.getByRole('radio', { name: /^Do not renew/u }).check();
  await page.getByRole('textbox', { name: 'Street address' }).fill('4 Hill Road');
  await page.getByRole('textbox', { name: 'City' }).fill('Mumbai');
  await page.getByRole('textbox', { name: 'PIN code' }).fill('400050');
  await page.getByRole('combobox', { name: 'State' }).selectOption('27');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue('4 Hill Road');
  await page.getByRole('checkbox', { name: /^I agree/u }).check();
  await pay.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment received');
  await page.getByRole('link', { name: 'Your membership' }).click();
  await expect(page).toHaveURL(/\/account\/membership$/u);
});

test('FED-06 a member turns the renewal off with two clicks, and asks for the shoot', async ({ page }) => {
  await page.goto('/checkout/one-year?as=talent&order=ord_paid');
  await page.getByRole('link', { name: 'Your membership' }).click();
  await page.getByRole('button', { name: 'Turn renewal off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn renewal off' }).click();
  await expect(page.getByText(/^Renewal is off\./u)).toBeVisible();
  await page.getByRole('button', { name: 'Choose dates' }).click();
  const first = page.getByLabel('First choice');
  await first.fill((await first.getAttribute('min')) ?? '');
  await page.getByRole('textbox', { name: 'City' }).fill('Pune');
  await page.getByRole('combobox', { name: 'State' }).selectOption('27');
  await page.getByRole('button', { name: 'Request the shoot' }).click();
  await expect(page.getByText('You requested a shoot. We will confirm one of your days by email.')).toBeVisible();
});

test('FED-06 plans of a failing backend say so, and Try again loads them', async ({ page, watch }) => {
  watch.allow(/status of 503/u);
  await page.goto('/membership?as=visitor&fail=503');
  await expect(page.getByRole('heading', { name: 'The plans did not load' })).toBeVisible();
  await page.getByLabel('Failure').selectOption('none');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'Choose Monthly' })).toBeVisible();
});

test('FED-06 a restricted account is not let in', async ({ page }) => {
  for (const path of ['/checkout/monthly', '/account/membership']) {
    await page.goto(`${path}?as=restricted`);
    await expect(page.getByRole('heading', { name: 'You do not have access' })).toBeVisible();
  }
});
