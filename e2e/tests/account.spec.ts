import { newEmail, setPassword, signUp } from '../support/join-panel';
import { lookAt, lookAtPanel } from '../support/look-at';
import { newestCode } from '../support/sign-in';
import { expect, test } from '../support/test';

test('the account and its children are shown at phone and desktop width, light and dark, to a user who is logged in', async ({ page }) => {
  await page.goto('/about-us');
  await signUp(page, newEmail('every.account'), {
    role: 'Parent or guardian',
    firstName: 'Anjali',
    lastName: 'Deshpande',
    born: ['2', '6', '1988'],
  });
  await expect(page).toHaveURL(/\/account\/children$/u);
  await page.getByLabel('First name').fill('Kabir');
  await page.getByLabel('Last name').fill('Deshpande');
  await page.getByLabel('Date of birth').fill('2015-11-02');
  await page.getByRole('combobox', { name: /You are the child/u }).selectOption('mother');
  await page.getByRole('checkbox', { name: /I give my consent/u }).check();
  await page.getByRole('button', { name: 'Register the child' }).click();
  await expect(page.getByRole('list', { name: 'Your children' })).toContainText('Kabir');
  await lookAt(page, '/account/children', 'account-children');
  await lookAt(page, '/account', 'account-own');
});

test('SEC-31 an e-mail address is changed with a code sent to the new one, and the old one is notified', async ({ page }) => {
  const [before, after] = [newEmail('before'), newEmail('after')];
  await page.goto('/about-us');
  await signUp(page, before, { role: 'Hiring', firstName: 'Vikram', lastName: 'Nayar' });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change E-mail' }).click();
  await page.getByLabel('New e-mail').fill(after);
  await page.getByRole('button', { name: 'Send a code there' }).click();
  const boxes = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox');
  await boxes.first().click();
  await page.keyboard.type(await newestCode(page, after));
  await page.getByRole('region', { name: 'Contact' }).locator('button[type="submit"]').click();
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText(after);
  const mails = (await (await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(before)}`)).json()) as { text: string }[];
  expect(mails[0]?.text).toContain('email address was changed');
});

test('SEC-31 the account is exported, its deletion asked for and taken back', async ({ page }) => {
  await page.goto('/about-us');
  await signUp(page, newEmail('leaving'), { role: 'Hiring', firstName: 'Tanvi', lastName: 'Rege' });
  await setPassword(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Download/u }).click();
  expect((await download).suggestedFilename()).toMatch(/^alltalent-export-\d{4}-\d{2}-\d{2}\.json$/u);
  await page.getByRole('button', { name: /Delete/u }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('30 days');
  await lookAtPanel(page, 'account-delete');
  await dialog.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeHidden();
});

test('SGN-04 a member who chose the wrong role changes it, and the menu follows', async ({ page }) => {
  await page.goto('/about-us');
  await signUp(page, newEmail('wrong.role'), { role: 'Hiring', firstName: 'Farah', lastName: 'Qureshi' });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change my role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your role?' });
  await dialog.getByRole('combobox', { name: 'I am here as' }).selectOption('Talent');
  await dialog.getByLabel('Your own date of birth').fill('1996-05-14');
  await lookAtPanel(page, 'account-role-dialog');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  const section = page.getByRole('region', { name: 'Your role' });
  await expect(section).toContainText('Your account is now a talent account.');
  await expect(section).toContainText('You want to be found and hired.');
  await page.goto('/talent/profile-settings');
  await expect(page.getByRole('heading', { name: 'Basics' })).toBeVisible();
});
