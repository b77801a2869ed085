import { logInWithPassword, newEmail, openJoinPanel, setPassword, signUp } from '../support/join-panel';
import { enterCode, newestCode } from '../support/sign-in';
import { expect, nextIp, test } from '../support/test';

test('REL-27 a page that is reloaded mid-code goes on with the same code and the rest of the wait', async ({ page }) => {
  const email = newEmail('reload');
  await page.goto('/about-us');
  const panel = await openJoinPanel(page);
  await panel.getByLabel('Email ID').fill(email);
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(panel.getByRole('group', { name: 'Verification code' })).toBeVisible();
  const code = await newestCode(page, email);
  await page.waitForTimeout(2000);
  await page.reload();
  await expect(panel.getByLabel('Email ID')).toHaveValue(email);
  await expect(panel.getByText(/Next verification code in 0:(2[0-8]|1\d)/u)).toBeVisible();
  await enterCode(page, code);
  await panel.getByRole('button', { name: 'Proceed' }).click();
  await expect(panel.getByRole('heading', { name: 'One More Step to Go!' })).toBeVisible();
});

test('REL-27 without a network the digits stay, and the same button works once it is back', async ({ page, context, watch }) => {
  watch.allow('ERR_INTERNET_DISCONNECTED');
  const email = newEmail('offline');
  await page.goto('/about-us');
  const panel = await openJoinPanel(page);
  await panel.getByLabel('Email ID').fill(email);
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(panel.getByRole('group', { name: 'Verification code' })).toBeVisible();
  await enterCode(page, await newestCode(page, email));
  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Proceed' }).click();
  await expect(panel.getByText('Something is wrong. Please enter valid OTP')).toBeVisible();
  await context.setOffline(false);
  await panel.getByRole('button', { name: 'Proceed' }).click();
  await expect(panel.getByRole('heading', { name: 'One More Step to Go!' })).toBeVisible();
});

test('JOIN-03 closing the panel resets it; the wait for the same e-mail address goes on', async ({ page, watch }) => {
  watch.allow('429');
  const email = newEmail('closing');
  await page.goto('/about-us');
  const panel = await openJoinPanel(page);
  await panel.getByLabel('Email ID').fill(email);
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(panel.getByRole('group', { name: 'Verification code' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' })).toBeFocused();
  await openJoinPanel(page);
  await expect(panel.getByLabel('Email ID')).toHaveValue('');
  await panel.getByLabel('Email ID').fill(email);
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(panel.getByText(/Next verification code in 0:(2\d|1\d)/u)).toBeVisible();
});

test('REL-30 with storage refused the site works, and so does signing up', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Storage is refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  });
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signUp(page, newEmail('no.storage'), { role: 'Hiring', firstName: 'Mira', lastName: 'Joshi' });
  await expect(page.getByRole('banner').getByText('Mira', { exact: true })).toBeVisible();
});

test('SEC-22 SEC-23 a login on another device is listed, and can be ended', async ({ page, browser }) => {
  const email = newEmail('two.devices');
  await page.goto('/about-us');
  await signUp(page, email, { role: 'Hiring', firstName: 'Rukmini', lastName: 'Sen' });
  await setPassword(page);
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': nextIp() } });
  const other = await context.newPage();
  await other.goto('/about-us');
  await logInWithPassword(other, email);
  await expect(other.getByRole('banner').getByText('Rukmini', { exact: true })).toBeVisible();

  await page.reload();
  const list = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect(list).toHaveCount(2);
  await expect(list.filter({ hasText: 'This device' })).toHaveCount(1);
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(list).toHaveCount(1);
  await other.goto('/account');
  await expect(other.getByRole('banner').getByRole('button', { name: 'JOIN NOW' })).toBeVisible();
  await context.close();
});
