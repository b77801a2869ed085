import type { Page } from '@playwright/test';

/** Far more than a section may take: what is not there by then does not come. */
const GIVEN_UP_MS = 25_000;

export type Outcome = { readonly isWell: boolean; readonly seen: string };

/** Waits until another page than the one at `from` stands, or an error in its place; null waits for a document's first page. */
export async function arrive(page: Page, from: string | null): Promise<Outcome> {
  try {
    const handle = await page.waitForFunction(readPage, from, { polling: 100, timeout: GIVEN_UP_MS });
    return (await handle.jsonValue()) as Outcome;
  } catch (error) {
    return { isWell: false, seen: `nothing came of it at ${page.url()}: ${firstLine(error)}` };
  }
}

/** What the page that stands says a while later: a part of it may have failed since. */
export async function lookAgain(page: Page): Promise<Outcome> {
  return (
    (await page.evaluate(readPage, null).catch((error: unknown) => ({ isWell: false, seen: firstLine(error) }))) ?? {
      isWell: true,
      seen: '',
    }
  );
}

/** Runs in the page. Null: neither a page nor an error is there yet. */
function readPage(from: string | null): Outcome | null {
  const here = location.pathname + location.search;
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1');
  if (!main || !heading) return null;
  const failure = [...main.querySelectorAll('button')].find((button) => /^(?:Try again|Retry|Reload)$/u.test(button.textContent.trim()));
  if (failure) return { isWell: false, seen: `${here}: ${heading.textContent}, ${failure.closest('[role=alert]')?.textContent ?? ''}` };
  if (from === here || document.querySelector('[aria-label="Loading the page"]')) return null;
  const isMissing = heading.textContent === 'Nobody is standing on this mark';
  return { isWell: from === null || !isMissing, seen: `${here}: ${heading.textContent}` };
}

const firstLine = (error: unknown) => String(error).split('\n')[0] ?? '';
