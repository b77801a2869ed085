import type { Page } from '@playwright/test';

const patched = new WeakSet<object>();

/**
 * Makes every page ask once more for a document whose loading was stopped. The end of a dialog takes a step back in the history, which
 * stops what is asked for in that moment; a test is quick enough for that, a person is not.
 */
export function repeatStoppedLoads(page: Page): void {
  const pages = Object.getPrototypeOf(page) as Pick<Page, 'goto'>;
  if (patched.has(pages)) return;
  patched.add(pages);
  const { goto } = pages;
  pages.goto = async function (this: Page, ...args) {
    try {
      return await goto.apply(this, args);
    } catch (error) {
      if (!String(error).includes('net::ERR_ABORTED')) throw error;
      return goto.apply(this, args);
    }
  };
}
