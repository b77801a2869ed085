import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { startInPieces } from '../support/pieces';
import { addressesOf, PUBLIC_PATHS } from '../support/public-pages';
import { shiftsOf, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';

/** Pages that arrive at a time: most of their time is the pauses between the pieces. */
const AT_A_TIME = 3;
const SCREENS: readonly { readonly name: string; readonly options: BrowserContextOptions }[] = [
  // Without the choice of cookies, so that the question is part of the page.
  { name: 'a phone', options: { viewport: { width: 390, height: 844 }, storageState: { cookies: [], origins: [] } } },
  { name: 'a tablet', options: { viewport: { width: 1024, height: 768 } } },
];

/** Opens a page and returns what moved by itself in it; null when little did. */
async function movedIn(context: BrowserContext, url: string): Promise<object | null> {
  const page = await context.newPage();
  await watchShifts(page);
  await page.goto(url);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const { sum, moved } = await shiftsOf(page);
  await page.close();
  return sum < 0.025 ? null : { path: new URL(url).pathname, sum, moved };
}

for (const { name, options } of SCREENS)
  test(`SEO-01 nothing moves on ${name} while a page arrives in pieces, as over a slow network`, async ({ browser, request, baseURL }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext(options);
    const site = await startInPieces(baseURL ?? '');
    const paths = [...PUBLIC_PATHS, ...(await addressesOf(request))];
    const moved: (object | null)[] = [];
    for (let next = 0; next < paths.length; next += AT_A_TIME)
      moved.push(...(await Promise.all(paths.slice(next, next + AT_A_TIME).map((path) => movedIn(context, `${site.origin}${path}`)))));
    await context.close();
    site.stop();
    expect(moved.filter(Boolean)).toEqual([]);
  });
