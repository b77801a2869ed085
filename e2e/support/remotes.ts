import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';

const PROJECT = join(import.meta.dirname, '../../package.json');

/** Names of the remotes that the project lists, sorted. */
export const OF_SITE: readonly string[] = (
  JSON.parse(readFileSync(PROJECT, 'utf8')) as { readonly workspaces: readonly string[] }
).workspaces
  .filter((folder) => folder.startsWith('mf-'))
  .map((folder) => folder.replace('-', '_'))
  .sort();

export const REMOTE_PAGES = [
  { remote: 'mf_landing', path: '/', heading: /got talent/iu },
  { remote: 'mf_talents', path: '/talents', heading: 'Talent' },
  { remote: 'mf_content', path: '/terms-of-use', heading: /terms/iu },
] as const;

/** Makes every script of a remote fail until the returned function is called. */
export async function blockRemote(page: Page, remote: string): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/r/${remote}/.*\\.js(?:\\?|$)`, 'u');
  const fail = (route: Route) => route.abort('connectionrefused');
  await page.route(pattern, fail);
  return () => page.unroute(pattern, fail);
}
