import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Public pages with a fixed path, one of each kind. */
export const PUBLIC_PATHS = [
  '/',
  '/talents',
  '/talents?category=1&page=2',
  '/jobs',
  '/faqs',
  '/article',
  '/about-us',
  '/terms-of-use',
  '/contactus',
  '/career',
  '/success',
  '/membership',
  '/influencer',
  '/hiring-influencer',
  '/product-photoshoot',
  '/singer',
];

type Linked = { readonly on: string; readonly link: RegExp };

/** Pages whose path is not fixed: a list that links to one, and its link. */
export const LINKED = {
  profile: { on: '/talents', link: /href="(\/[a-z]+(?:-[a-z0-9]+)+-[a-z0-9]{8})"/u },
  job: { on: '/jobs', link: /href="(\/jobs\/\d+-[^"]+)"/u },
  article: { on: '/article', link: /href="(\/article\/[a-z0-9-]+)"/u },
} as const satisfies Record<string, Linked>;

/** Returns the path of the first page that a list links to. */
export async function pathOf(request: APIRequestContext, { on, link }: Linked): Promise<string> {
  return link.exec(await (await request.get(on)).text())?.[1] ?? '';
}

/** Returns the paths of a profile, a call and an article, as their lists link to them. */
export async function addressesOf(request: APIRequestContext): Promise<readonly string[]> {
  return Promise.all(Object.values(LINKED).map((linked) => pathOf(request, linked)));
}

/** Opens a page until it is sent drawn: a busy machine sends one undrawn when it is first asked for. */
export async function openDrawn(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await page.goto(path, { waitUntil: 'commit' }))?.text()).toMatch(/<html[^>]* data-drawn/u);
}
