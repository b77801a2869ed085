import type { Page } from '@playwright/test';

/** Far longer than a section may take; content that is missing then never appears. */
const GIVEN_UP_MS = 25_000;

export type Outcome = { readonly isWell: boolean; readonly seen: string };

/** Waits until the page has changed from `from`, or shows an error; null waits for a document's first page. */
export async function arrive(page: Page, from: string | null): Promise<Outcome> {
  try {
    const handle = await page.waitForFunction(readPage, from, { polling: 100, timeout: GIVEN_UP_MS });
    return (await handle.jsonValue()) as Outcome;
  } catch (error) {
    return { isWell: false, seen: `nothing came of it at ${page.url()}: ${firstLine(error)}` };
  }
}

/** Returns the page's state after a while, when a part of it may have failed. */
export async function lookAgain(page: Page): Promise<Outcome> {
  return (
    (await page.evaluate(readPage, null).catch((error: unknown) => ({ isWell: false, seen: firstLine(error) }))) ?? {
      isWell: true,
      seen: '',
    }
  );
}

/** Returns the page's state; null while there is neither a page nor an error. Runs in the page. */
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
