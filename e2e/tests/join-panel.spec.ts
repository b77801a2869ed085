import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createAccount, fillSignUp, newEmail, openJoinPanel } from '../support/join-panel';
import { enterCode, newestCode } from '../support/sign-in';
import { expect, test } from '../support/test';

const PICTURES = process.env['SCREENSHOTS'] ?? join(import.meta.dirname, '../test-results/screenshots');
const VIEWS = [
  { name: '1440-light', width: 1440, height: 900, scheme: 'light' },
  { name: '390-light', width: 390, height: 844, scheme: 'light' },
  { name: '390-dark', width: 390, height: 844, scheme: 'dark' },
  { name: '320-light', width: 320, height: 640, scheme: 'light' },
] as const;

/** The step in every view: nothing scrolls sideways, axe finds nothing serious, and a picture for the eye. */
async function lookAt(page: Page, step: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  for (const { name, width, height, scheme } of VIEWS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const panel = page.getByRole('dialog');
    const overflow = await panel.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow, `${step} ${name} scrolls sideways`).toBeLessThanOrEqual(0);
    await page.screenshot({ path: join(PICTURES, `join-${step}-${name}.png`) });
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${step} ${name} ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
}

test('JOIN-01 every step of the panel stands at every width, light and dark, without a serious accessibility finding', async ({
  page,
  watch,
}) => {
  watch.allow('422');
  const email = newEmail('every.step');
  await page.goto('/about-us');
  const panel = await openJoinPanel(page);
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(panel.getByText('Please Enter Email ID')).toBeVisible();
  await lookAt(page, 'email');
  await panel.getByRole('button', { name: 'Log in with a password' }).click();
  await expect(panel.getByRole('heading', { name: 'Log in with a password' })).toBeVisible();
  await lookAt(page, 'password');
  await panel.getByRole('button', { name: 'Use a code instead' }).click();
  await panel.getByLabel('Email ID').fill(email);
  await panel.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(panel.getByRole('group', { name: 'Verification code' })).toBeVisible();
  const code = await newestCode(page, email);
  await enterCode(page, code === '000000' ? '000001' : '000000');
  await panel.getByRole('button', { name: 'Proceed' }).click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await lookAt(page, 'code');
  await enterCode(page, code);
  await panel.getByRole('button', { name: 'Proceed' }).click();
  await expect(panel.getByRole('heading', { name: 'One More Step to Go!' })).toBeVisible();
  await fillSignUp(page, { role: 'Parent or guardian', firstName: 'Anjali', lastName: 'Deshpande', born: ['2', '6', '1988'] });
  await createAccount(page);
  await expect(panel.getByText('Please Enter Phone Number')).toBeVisible();
  await lookAt(page, 'sign-up');
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
  // Back to the second box, empty it, back to the first, empty it.
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Backspace');
  await expect(panel.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
  await page.keyboard.type(await newestCode(page, email));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'One More Step to Go!' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(join).toBeFocused();
});
