import { createAccount, fillPhone, fillSignUp, newEmail, openJoinPanel, proveEmail, signUp } from '../support/join-panel';
import { newNumber } from '../support/newcomers';
import { enterCode, newestCode } from '../support/sign-in';
import { expect, test } from '../support/test';
import { NOTHING_STORED, openPhone } from '../support/walk/phone';

test('LOG-07 SGN-01 SGN-03 a client signs up: what is missing is said field by field, then the dashboard opens', async ({ page }) => {
  await page.goto('/about-us');
  const panel = await openJoinPanel(page);
  await proveEmail(page, newEmail('casting.house'));
  await panel.getByRole('radio', { name: 'Hiring' }).check();
  const create = panel.getByRole('button', { name: 'Create my account' });

  await create.click();
  await expect(panel.getByText('Please check our T&C')).toBeVisible();
  await panel.getByRole('checkbox', { name: /I agree to the Terms/u }).check();
  await create.click();
  await expect(panel.getByText('Please Enter First Name')).toBeVisible();
  await expect(panel.getByLabel('First name')).toBeFocused();
  await panel.getByLabel('First name').fill('Farah');
  await create.click();
  await expect(panel.getByText('Please Enter Last Name')).toBeVisible();
  await panel.getByLabel('Last name').fill('Contractor');
  await create.click();
  await expect(panel.getByText('Please Enter Phone Number')).toBeVisible();
  await fillPhone(page, '9876543210');
  await create.click();

  await expect(page).toHaveURL(/\/client\/dashboard$/u);
  await expect(page.getByRole('banner').getByText('Farah', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('is_login'))).toBe('true');
  await page.reload();
  await expect(page.getByRole('banner').getByText('Farah', { exact: true })).toBeVisible();
});

test('SGN-04 a parent signs up, registers a child with consent, and withdraws it', async ({ page }) => {
  await page.goto('/about-us');
  await signUp(page, newEmail('parent'), { role: 'Parent or guardian', firstName: 'Leena', lastName: 'Thomas', born: ['4', '9', '1986'] });
  await expect(page).toHaveURL(/\/account\/children$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Your children' })).toBeVisible();

  await page.getByLabel('First name').fill('Anaya');
  await page.getByLabel('Last name').fill('Thomas');
  await page.getByLabel('Date of birth').fill('2016-05-20');
  await page.getByRole('combobox', { name: /You are the child/u }).selectOption('mother');
  await page.getByRole('checkbox', { name: /I give my consent/u }).check();
  await page.getByRole('button', { name: 'Register the child' }).click();
  const child = page.getByRole('list', { name: 'Your children' }).getByRole('listitem');
  await expect(child).toContainText('Anaya Thomas');
  await expect(child).toContainText('Consent given');

  await child.getByRole('button', { name: /Withdraw consent/u }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Withdraw/u })
    .click();
  await expect(child).toContainText('Consent withdrawn');
});

test('SGN-04 a person under eighteen is refused; one correction is allowed, and a third date of birth does not help', async ({ page }) => {
  await page.goto('/about-us');
  const panel = await openJoinPanel(page);
  await proveEmail(page, newEmail('young.face'));
  const youngYear = String(new Date().getFullYear() - 15);
  await fillSignUp(page, { role: 'Talent', firstName: 'Ira', lastName: 'Sethi', born: ['1', '2', youngYear] });
  await fillPhone(page, '9876543210');
  await createAccount(page);
  await expect(panel.getByText(/You must be 18 or older.*correct it once/u)).toBeVisible();
  await expect(panel.getByLabel('First name')).toHaveValue('Ira');
  await panel.getByLabel('Year').fill(String(Number(youngYear) - 1));
  await createAccount(page);
  await expect(panel.getByText(/cannot sign up until tomorrow/u)).toBeVisible();
  await panel.getByLabel('Year').fill('1990');
  await createAccount(page);
  await expect(panel.getByText(/cannot sign up until tomorrow/u)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('LOG-08 SGN-01 a talent signs up by phone: the code comes by SMS, the form asks for the e-mail', async ({ page }) => {
  const number = newNumber('98');
  await page.goto('/talents');
  const panel = await openJoinPanel(page);
  await panel.getByRole('button', { name: 'Use my phone number' }).click();
  await fillPhone(page, number);
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(panel.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  await enterCode(page, await newestCode(page, `+91${number}`));
  await panel.getByRole('button', { name: 'Proceed' }).click();
  await expect(panel.getByRole('heading', { name: 'One More Step to Go!' })).toBeVisible();
  await fillSignUp(page, { role: 'Talent', firstName: 'Joel', lastName: 'Pinto', born: ['27', '3', '1998'] });
  await panel.getByLabel('Email ID').fill(newEmail('joel.pinto'));
  await createAccount(page);
  await expect(page.getByRole('banner').getByText('Joel', { exact: true })).toBeVisible();
});

test('JOIN-01 JOIN-02 by thumb on a slow phone, a reload while the account is being created leads to the account, not back to the panel', async ({
  browser,
  baseURL,
}) => {
  const phone = await openPhone(browser, baseURL ?? '', NOTHING_STORED);
  await phone.goto('/talents');
  await phone.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).tap();
  await expect(phone).toHaveURL(/\/about-us$/u);
  const panel = await openJoinPanel(phone);
  const email = newEmail('meera.bhat');
  await panel.getByLabel('Email ID').tap();
  await phone.keyboard.insertText(` ${email} `);
  await panel.getByRole('button', { name: 'Login', exact: true }).tap();
  await expect(panel.getByRole('group', { name: 'Verification code' })).toBeVisible();
  await enterCode(phone, await newestCode(phone, email));
  await panel.getByRole('button', { name: 'Proceed' }).tap();
  await fillSignUp(phone, { role: 'Hiring', firstName: 'Meera', lastName: 'Bhat' });
  await fillPhone(phone, '9876543210');
  await panel.getByRole('button', { name: 'Create my account' }).tap();
  await expect(phone).toHaveURL(/\/client\/dashboard$/u);
  await phone.goBack();
  await expect(phone).toHaveURL(/\/about-us$/u);
  // What a page leaves behind that is reloaded between the account's creation and the end of the panel.
  await phone.evaluate(() => localStorage.setItem('login_open', 'true'));
  await phone.reload();
  await expect(phone.getByRole('banner').getByRole('button', { name: /^Account menu/u })).toBeVisible();
  await expect(phone.getByRole('dialog')).toBeHidden();
  await phone.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).tap();
  await expect(phone).toHaveURL(/\/faqs$/u);
  await phone.goBack();
  await expect(phone).toHaveURL(/\/about-us$/u);
  await expect(phone.getByRole('dialog')).toBeHidden();
  await phone.context().close();
});
