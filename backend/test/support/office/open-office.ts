import { ENDPOINTS, type StaffRole } from '@alltalent/shared/contracts';
import { totpCode } from '../../../src/staff/second-step/totp';
import { signedIn } from '../log-in';
import type { TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

export const ADMINISTRATOR = 'nikhil.bose@example.com';
export const CASTING = 'farida.sheikh@example.com';
export const SUPPORT = 'joseph.dcruz@example.com';
export const EDITOR = 'anjali.menon@example.com';

export type OpenOffice = { readonly browser: TestBrowser; readonly secret: string; readonly recoveryCodes: readonly string[] };

/** Logs a person of the office in and sets up an authenticator app, which opens the office in that browser. */
export async function enrolled(site: TestSite, email: string): Promise<OpenOffice> {
  const browser = await signedIn(site, email);
  const { secret } = (await browser.post(ENDPOINTS.beginTotp.path, {})).json<{ secret: string }>();
  const response = await browser.post(ENDPOINTS.confirmTotp.path, { code: totpCode(secret, site.clock.now()) });
  if (response.statusCode !== 200) throw new Error(`The office did not open: ${response.body}`);
  return { browser, secret, recoveryCodes: response.json<{ recovery_codes: string[] }>().recovery_codes };
}

/** Opens the office in a browser of its own, for somebody with these roles; by default an administrator. */
export async function openOffice(site: TestSite, email = ADMINISTRATOR, roles?: readonly StaffRole[]): Promise<TestBrowser> {
  if (roles)
    await site.dataSource.query('UPDATE staff_member SET roles = ? WHERE user_id = (SELECT id FROM user_account WHERE email = ?)', [
      roles.join(','),
      email,
    ]);
  await site.dataSource.query('DELETE FROM second_factor WHERE user_id = (SELECT id FROM user_account WHERE email = ?)', [email]);
  return (await enrolled(site, email)).browser;
}
