import { type Browser, expect, type Page } from '@playwright/test';
import { ENDPOINTS, type StaffRole } from '@alltalent/shared/contracts';
import { newPerson, type Person } from './own-talent';
import { send } from './requests';
import { signIn } from './sign-in';
import { runStaff } from './staff';

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

/** Begins a new session after the roles of an account changed, which ends those that it has, and opens the office. */
async function enterAgain({ page, context, email }: Person): Promise<void> {
  await context.clearCookies({ name: '__Host-sid' });
  await page.evaluate(() => localStorage.clear());
  await openOffice(page, email);
}

/** Makes a new account an administrator and opens the office with it, for journeys that leave the other administrators alone. */
export async function newAdministrator(browser: Browser, lastName: string): Promise<Person> {
  const person = await newPerson(browser, { role: 'Hiring', firstName: 'Ira', lastName, born: ['2', '5', '1984'] });
  await runStaff('make-staff', person.email);
  await enterAgain(person);
  return person;
}

/** Invites a new account to the office by its administrator, who has just proved who they are, accepts, and opens the office with it. */
export async function newColleague(browser: Browser, administrator: Page, role: StaffRole): Promise<Person> {
  const lastName = `${role.slice(0, 1).toUpperCase()}${role.slice(1)}`;
  const person = await newPerson(browser, { role: 'Hiring', firstName: 'Ira', lastName, born: ['7', '8', '1990'] });
  await send(administrator, ENDPOINTS.inviteStaff.path, { body: { email: person.email, roles: [role] } });
  const mails = `/dev/outbox.json?to=${encodeURIComponent(person.email)}`;
  const link = /\/office\/invitation\?token=[\w-]+/u;
  let address = '';
  await expect.poll(async () => (address = link.exec(await (await person.page.request.get(mails)).text())?.[0] ?? '')).not.toBe('');
  const token = address.split('=')[1] ?? '';
  await send(person.page, ENDPOINTS.acceptStaffInvitation.path, { body: { token } });
  await enterAgain(person);
  return person;
}
