import type { Page } from '@playwright/test';

/** What has moved by itself in sight of the visitor: the sum of its layout shifts, and the first words of what moved. */
export type Shifts = { readonly sum: number; readonly moved: readonly string[] };

/** Watches what moves on the page's next documents. What follows a press or a key is not counted for half a second. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript({
    content: `
      window.shifts = { sum: 0, moved: [] };
      new PerformanceObserver((list) => {
        for (const { hadRecentInput, value, sources } of list.getEntries()) {
          if (hadRecentInput) continue;
          shifts.sum += value;
          shifts.moved.push(...sources.map(({ node }) => (node?.textContent ?? '').trim().slice(0, 40)));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    `,
  });
}

export const shiftsOf = (page: Page): Promise<Shifts> => page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);

/** Counts from here on. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { shifts: { sum: 0, moved: [] } }));
}
