import { createAccount, fillSignUp, newEmail, openJoinPanel } from '../support/join-panel';
import { lookAtPanel } from '../support/look-at';
import { enterCode, newestCode } from '../support/sign-in';
import { expect, test } from '../support/test';

test('JOIN-01 every step of the panel is shown at every width, light and dark, without a serious accessibility finding', async ({
  page,
  watch,
}) => {
  watch.allow('422');
  const email = newEmail('every.step');
  await page.goto('/about-us');
  const panel = await openJoinPanel(page);
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(panel.getByText('Please Enter Email ID')).toBeVisible();
  await lookAtPanel(page, 'join-email');
  await panel.getByRole('button', { name: 'Log in with a password' }).click();
  await expect(panel.getByRole('heading', { name: 'Log in with a password' })).toBeVisible();
  await lookAtPanel(page, 'join-password');
  await panel.getByRole('button', { name: 'Use a code instead' }).click();
  await panel.getByLabel('Email ID').fill(email);
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(panel.getByRole('group', { name: 'Verification code' })).toBeVisible();
  const code = await newestCode(page, email);
  await enterCode(page, code === '000000' ? '000001' : '000000');
  await panel.getByRole('button', { name: 'Proceed' }).click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await lookAtPanel(page, 'join-code');
  await enterCode(page, code);
  await panel.getByRole('button', { name: 'Proceed' }).click();
  await expect(panel.getByRole('heading', { name: 'One More Step to Go!' })).toBeVisible();
  await fillSignUp(page, { role: 'Parent or guardian', firstName: 'Anjali', lastName: 'Deshpande', born: ['2', '6', '1988'] });
  await createAccount(page);
  await expect(panel.getByText('Please Enter Phone Number')).toBeVisible();
  await lookAtPanel(page, 'join-sign-up');
});

test('LOG-04 MENU-03 the whole login works by keyboard, and the focus comes back to where it was', async ({ page }) => {
  const email = newEmail('keyboard');
  await page.goto('/about-us');
  const join = page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' });
  await join.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByLabel('Email ID')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.type('12');
  await expect(panel.getByRole('textbox', { name: 'Digit 3 of 6' })).toBeFocused();
  // Moves back to the second box, empties it, moves to the first, empties it.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Backspace');
  await expect(panel.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.type(await newestCode(page, email));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'One More Step to Go!' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(join).toBeFocused();
});
