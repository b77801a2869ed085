import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { startInPieces } from '../support/pieces';
import { addressesOf, openDrawn, PUBLIC_PATHS } from '../support/public-pages';
import { type Shifts, shiftsOf, watchShifts } from '../support/shifts';
import { expect, test } from '../support/test';

/** Pages that arrive at a time: most of their time is the pauses between the pieces. */
const AT_A_TIME = 3;
const SCREENS: readonly { readonly name: string; readonly options: BrowserContextOptions }[] = [
  // Without the choice of cookies, so that the question is part of the page.
  { name: 'a phone', options: { viewport: { width: 390, height: 844 }, storageState: { cookies: [], origins: [] } } },
  { name: 'a tablet', options: { viewport: { width: 1024, height: 768 } } },
];

type Moved = Shifts & { readonly path: string };

/** Opens a page and returns what moved by itself in it. */
async function movedIn(context: BrowserContext, origin: string, path: string): Promise<Moved> {
  const page = await context.newPage();
  await watchShifts(page);
  await openDrawn(page, `${origin}${path}`);
  await hydrated(page);
  const shifts = await shiftsOf(page);
  await page.close();
  return { path, ...shifts };
}

for (const { name, options } of SCREENS)
  test(`SEO-01 nothing moves on ${name} while a page arrives in pieces, as over a slow network`, async ({ browser, request, baseURL }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext(options);
    const site = await startInPieces(baseURL ?? '');
    const waiting = [...PUBLIC_PATHS, ...(await addressesOf(request))];
    const moved: Moved[] = [];
    while (waiting.length > 0)
      moved.push(...(await Promise.all(waiting.splice(0, AT_A_TIME).map((path) => movedIn(context, site.origin, path)))));
    await context.close();
    await site.stop();
    expect(moved.filter(({ sum }) => sum >= 0.025)).toEqual([]);
  });
