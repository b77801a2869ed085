import { expect, type Page } from '@playwright/test';
import { signIn } from './sign-in';

export const ADMINISTRATOR = 'nikhil.bose@example.com';
export const CASTING = 'farida.sheikh@example.com';
export const SUPPORT = 'joseph.dcruz@example.com';
export const EDITOR = 'anjali.menon@example.com';

/** Gives the browser an authenticator that confirms its user by itself, as a fingerprint would. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Logs a person of the office in and sets up a passkey, which opens the office; returns the recovery codes. */
export async function openOffice(page: Page, email: string): Promise<readonly string[]> {
  await addAuthenticator(page);
  await page.goto('/');
  await signIn(page, email);
  await page.goto('/office');
  await page.getByRole('button', { name: /^Passkey/u }).click();
  await page.getByLabel('Name of this passkey').fill('Work laptop');
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const codes = await page.getByRole('main').getByRole('listitem').allInnerTexts();
  await page.getByRole('checkbox', { name: 'I have kept them' }).check();
  await page.getByRole('button', { name: 'Open the office' }).click();
  await expect(page.getByRole('navigation', { name: 'Office' })).toBeVisible();
  return codes;
}
