import type { Browser } from '@playwright/test';
import { signIn } from '../sign-in';
import { NOTHING_STORED, openPhone, type StoredState } from './phone';

const PEOPLE: Readonly<Record<string, string | null>> = {
  anonymous: null,
  talent: 'asha.rao@example.com',
  client: 'ritu.khanna@example.com',
  staff: 'nikhil.bose@example.com',
};

export const ROLES = Object.keys(PEOPLE);

export type Session = {
  readonly role: string;
  /** What a signed-in browser stores: the session's cookies, and who the pages know by the local storage. */
  readonly stored: StoredState;
  /** Paths to start at: every page with a fixed path, and one that does not exist. */
  readonly pages: readonly string[];
  /** Patterns of all pages in the site's registry. */
  readonly patterns: readonly string[];
};

/** Signs each role in once. Returns what all further phones store. */
export async function sessionsOf(browser: Browser, origin: string, roles: readonly string[]): Promise<readonly Session[]> {
  return Promise.all(roles.map((role) => sessionOf(browser, origin, role)));
}

async function sessionOf(browser: Browser, origin: string, role: string): Promise<Session> {
  const email = PEOPLE[role];
  if (email === undefined) throw new Error(`There is no role ${role}; there are ${ROLES.join(', ')}.`);
  const page = await openPhone(browser, origin, NOTHING_STORED);
  try {
    await page.goto('/about-us');
    const patterns = readPatterns(await page.locator('#registry').textContent());
    const found = { role, pages: pagesOf(patterns), patterns };
    if (email === null) return { ...found, stored: NOTHING_STORED };
    await signIn(page, email);
    const { cookies, origins } = await page.context().storageState();
    return { ...found, stored: { cookies: cookies.filter(({ name }) => name !== 'cookie_choice'), origins } };
  } finally {
    await page.context().close();
  }
}

function readPatterns(registry: string | null): readonly string[] {
  const { remotes } = JSON.parse(registry ?? '{"remotes":[]}') as { remotes: { routes: { pattern: string }[] }[] };
  return remotes.flatMap(({ routes }) => routes.map(({ pattern }) => pattern));
}

const pagesOf = (patterns: readonly string[]): readonly string[] => [
  ...patterns.filter((pattern) => !pattern.includes(':') && pattern !== '/frontend/logout'),
  '/no-such-page-at-all',
];
