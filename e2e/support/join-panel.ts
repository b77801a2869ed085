import { expect, type Locator, type Page } from '@playwright/test';
import { enterCode, newestCode } from './sign-in';

export { newEmail } from './newcomers';

export async function openJoinPanel(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: 'Step into the light' })).toBeVisible();
  return panel;
}

/** Goes from the open panel to the sign-up form with the code from the mail. */
export async function proveEmail(page: Page, email: string): Promise<void> {
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Email ID').fill(email);
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(panel.getByRole('group', { name: 'Verification code' })).toBeVisible();
  await enterCode(page, await newestCode(page, email));
  await panel.getByRole('button', { name: 'Proceed' }).click();
  await expect(panel.getByRole('heading', { name: 'One More Step to Go!' })).toBeVisible();
}

export type Newcomer = {
  readonly role: 'Talent' | 'Hiring' | 'Parent or guardian';
  readonly firstName: string;
  readonly lastName: string;
  /** Day, month and year of birth; without them the field stays empty. */
  readonly born?: readonly [string, string, string];
};

/** Fills in the sign-up form except for the phone number or e-mail address. */
export async function fillSignUp(page: Page, { role, firstName, lastName, born }: Newcomer): Promise<void> {
  const panel = page.getByRole('dialog');
  await panel.getByRole('radio', { name: role }).check();
  await panel.getByLabel('First name').fill(firstName);
  await panel.getByLabel('Last name').fill(lastName);
  const [day = '', month = '', year = ''] = born ?? [];
  await panel.getByLabel('Day').fill(day);
  await panel.getByLabel('Month').fill(month);
  await panel.getByLabel('Year').fill(year);
  await panel.getByRole('checkbox', { name: /I agree to the Terms/u }).check();
}

/** Fills in a phone number after the list of countries has replaced the plain inputs. */
export async function fillPhone(page: Page, number: string): Promise<void> {
  await expect(page.getByRole('dialog').getByRole('button', { name: /: \+ \d+$/u })).toBeVisible();
  await page.getByRole('dialog').getByLabel('Phone number').fill(number);
}

export async function createAccount(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Create my account' }).click();
}

/** Page that a new account opens with. */
export const FIRST_PAGE = {
  Talent: '/talent/profile-settings',
  Hiring: '/client/dashboard',
  'Parent or guardian': '/account/children',
} as const satisfies Record<Newcomer['role'], string>;

/** Signs up with this e-mail address and waits for the first page of the new account. */
export async function signUp(page: Page, email: string, newcomer: Newcomer): Promise<void> {
  await openJoinPanel(page);
  await proveEmail(page, email);
  await fillSignUp(page, newcomer);
  await fillPhone(page, '9876543210');
  await createAccount(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(({ pathname }) => pathname === FIRST_PAGE[newcomer.role]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const PASSWORD = 'a short sentence is fine';

/** Sets a password from any page. The login code must not be older than ten minutes. */
export async function setPassword(page: Page): Promise<void> {
  await page.goto('/account#password');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set a password' }).click();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
}

export async function logInWithPassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  const panel = page.getByRole('dialog');
  if (!(await panel.isVisible())) await openJoinPanel(page);
  const way = panel.getByRole('button', { name: 'Log in with a password' });
  if (await way.isVisible()) await way.click();
  await panel.getByLabel('Email ID or phone number').fill(email);
  await panel.getByLabel('Password', { exact: true }).fill(password);
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
}
