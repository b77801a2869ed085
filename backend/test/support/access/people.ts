import { signedIn } from '../log-in';
import type { TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

/** Accounts, one for every role that the access table tells apart. */
export const ACCOUNTS: Readonly<Record<string, string | null>> = {
  anonymous: null,
  restricted: 'sana.mirza@example.com',
  talent: 'asha.rao@example.com',
  client: 'ritu.khanna@example.com',
  'talent+client': 'dev.mehra@example.com',
  guardian: 'leela.iyer@example.com',
  staff: 'nikhil.bose@example.com',
  suspended: 'meher.kaul@example.com',
};

/** Opens a browser of this person, with a new session. */
export async function arrive(site: TestSite, person: string): Promise<TestBrowser> {
  const email = ACCOUNTS[person] ?? null;
  if (email === null) return site.browse();
  await site.dataSource.query("UPDATE user_account SET status = 'active' WHERE email = ?", [email]);
  // The oldest of too many sessions are ended, so the sessions need different times.
  site.clock.pass(1);
  const browser = await signedIn(site, email);
  if (person === 'suspended') await site.dataSource.query("UPDATE user_account SET status = 'suspended' WHERE email = ?", [email]);
  return browser;
}
