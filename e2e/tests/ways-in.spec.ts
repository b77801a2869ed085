import {
  createAccount,
  fillPhone,
  fillSignUp,
  logInWithPassword,
  newEmail,
  openJoinPanel,
  PASSWORD,
  proveEmail,
  setPassword,
  signUp,
} from '../support/join-panel';
import { expect, test, type Watch } from '../support/test';

/** Allows complaints of the provider's pages, which lack a font and an icon. */
function allowProvidersPages({ allow }: Watch): void {
  allow('ERR_NAME_NOT_RESOLVED');
  allow('404');
  // A beacon of the previous page is refused while the session changes, and is sent again with the new token.
  allow('403');
}

test('LOG-09 a password is set, opens the account, and leaves nothing secret in the browser', async ({ page, watch }) => {
  watch.allow('422');
  // A password comes with a new session id. What the page asks in that moment has the former one, and is asked again (decision 55).
  watch.allow('401');
  const email = newEmail('password.user');
  await page.goto('/about-us');
  await signUp(page, email, { role: 'Hiring', firstName: 'Nandini', lastName: 'Shroff' });
  await page.goto('/account#password');
  await page.getByLabel('New password').fill('too short');
  await page.getByRole('button', { name: 'Set a password' }).click();
  await expect(page.getByText(/Use at least 15 characters/u)).toBeVisible();
  await setPassword(page);

  await page.goto('/frontend/logout');
  await logInWithPassword(page, email, 'not the right sentence');
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await logInWithPassword(page, email);
  await expect(page.getByRole('banner').getByText('Nandini', { exact: true })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(PASSWORD);
  expect(stored).not.toContain(email);
});

test('LOG-10 SEC-30 a visitor signs up with Google, and signs in again with one click', async ({ page, watch }) => {
  allowProvidersPages(watch);
  // The page may ask once more before it knows of its own logout.
  watch.allow(/status of 401/u);
  test.skip(!process.env['TEST_PROVIDERS'], 'no sign-in provider runs beside this site');
  await page.goto('/talents');
  const panel = await openJoinPanel(page);
  await panel.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByPlaceholder('Enter any login').fill('new.face');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(panel.getByRole('heading', { name: 'One More Step to Go!' })).toBeVisible();
  await expect(page).toHaveURL(/\/talents$/u);
  await expect(panel.getByLabel('First name')).toHaveValue('Nisha');
  await panel.getByRole('radio', { name: 'Hiring' }).check();
  await fillPhone(page, '9876501234');
  await panel.getByRole('checkbox', { name: /I agree to the Terms/u }).check();
  await panel.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('banner').getByText('Nisha', { exact: true })).toBeVisible();

  await page.goto('/frontend/logout');
  await openJoinPanel(page);
  await panel.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('banner').getByText('Nisha', { exact: true })).toBeVisible();
  await expect(page.getByText('You are logged in.')).toBeVisible();
});

test('SEC-30 an e-mail address alone opens no account: a provider’s statement is confirmed by a code', async ({ page, watch }) => {
  allowProvidersPages(watch);
  test.skip(!process.env['TEST_PROVIDERS'], 'no sign-in provider runs beside this site');
  await page.goto('/about-us');
  const panel = await openJoinPanel(page);
  await panel.getByRole('link', { name: 'Continue with Facebook' }).click();
  await page.getByPlaceholder('Enter any login').fill('asha.proved');
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(panel.getByLabel('Email ID')).toHaveValue('asha.rao@example.com');
  await expect(panel.getByText(/Confirm it with a code/u)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' })).toBeVisible();
});

test('LOG-07 SGN-03 a visitor who wanted to post a job gets there once the account exists', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Post a Job' }).first().click();
  await proveEmail(page, newEmail('post.a.job'));
  await fillSignUp(page, { role: 'Hiring', firstName: 'Sunil', lastName: 'Bhatt' });
  await fillPhone(page, '9876543210');
  await createAccount(page);
  await expect(page).toHaveURL(/\/post-a-job$/u);
});

test('LOG-11 a logout in one tab reaches the others', async ({ page, context, watch }) => {
  // What the other tab asks before it hears of the logout is refused.
  watch.allow('401');
  await page.goto('/about-us');
  await signUp(page, newEmail('two.tabs'), { role: 'Hiring', firstName: 'Zubin', lastName: 'Wadia' });
  const other = await context.newPage();
  await other.goto('/talents');
  await expect(other.getByRole('banner').getByText('Zubin', { exact: true })).toBeVisible();
  await page.goto('/frontend/logout');
  await expect(other.getByRole('banner').getByRole('button', { name: 'JOIN NOW' })).toBeVisible();
});
