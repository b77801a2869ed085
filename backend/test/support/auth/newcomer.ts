import { ROLES } from '@alltalent/shared/contracts';
import { signedIn } from '../log-in';
import type { TestBrowser } from '../test-browser';
import type { TestSite } from '../test-site';

const CLIENT = 'ritu.khanna@example.com';

/** Columns that the database computes. */
const COMPUTED: ReadonlySet<string> = new Set(['search_name', 'search_name_back']);

/** Makes an account on which nothing depends, without a date of birth, and signs in to it. */
export async function newcomer(site: TestSite, email: string, role: string = ROLES.client): Promise<TestBrowser> {
  const { dataSource } = site;
  const [user] = await dataSource.query<Record<string, unknown>[]>('SELECT * FROM user_account WHERE email = ?', [CLIENT]);
  const own: Record<string, unknown> = {
    ...user,
    id: `u_${email.slice(0, 8)}`,
    email,
    login_email: email,
    login_phone: null,
    role_id: role,
    slug: '',
    birth_date: null,
    verified_client_on: null,
  };
  const names = Object.keys(own).filter((name) => !COMPUTED.has(name));
  await dataSource.query(
    `INSERT INTO user_account (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    names.map((name) => own[name]),
  );
  return signedIn(site, email);
}
