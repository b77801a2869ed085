import type { Page, Route } from '@playwright/test';

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
