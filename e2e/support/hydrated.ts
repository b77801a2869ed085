import type { Page } from '@playwright/test';

/** Resolves once the page's own code runs. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#root h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  });
}
