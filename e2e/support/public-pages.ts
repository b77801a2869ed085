import type { APIRequestContext } from '@playwright/test';

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

/** Returns the paths of a profile, a call and an article, as their lists link to them. */
export async function addressesOf(request: APIRequestContext): Promise<readonly string[]> {
  const linkIn = async (path: string, pattern: RegExp) => pattern.exec(await (await request.get(path)).text())?.[1] ?? '';
  return [
    await linkIn('/talents', /href="(\/[a-z]+(?:-[a-z0-9]+)+-[a-z0-9]{8})"/u),
    await linkIn('/jobs', /href="(\/jobs\/\d+-[^"]+)"/u),
    await linkIn('/article', /href="(\/article\/[a-z0-9-]+)"/u),
  ];
}
