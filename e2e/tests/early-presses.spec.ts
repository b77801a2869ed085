import type { Page } from '@playwright/test';
import { delay } from '../support/delay';
import { hydrated } from '../support/hydrated';
import { LINKED, openDrawn, pathOf } from '../support/public-pages';
import { expect, test } from '../support/test';

/** Buttons that send a form, open a dialog, change the page or need an account, by how their names begin. */
const BUTTONS = [
  { path: '/contactus', name: 'Send the letter' },
  { path: '/career', name: 'Send the application' },
  { path: '/post-a-job', name: 'Next: Roles' },
  { path: '/post-a-job', name: 'Creator campaign' },
  { path: '/talents', name: 'Save' },
  { path: '/jobs', name: 'Filters' },
  { path: '/membership', name: 'Join free' },
  { path: LINKED.profile, name: 'Show all' },
  { path: LINKED.profile, name: 'Share' },
  { path: LINKED.job, name: 'Apply' },
] as const;

/** Returns what the page says once it has stopped changing, with its address. */
async function settled(page: Page): Promise<string> {
  const read = async () => `${page.url()}\n${await page.locator('body').ariaSnapshot()}`;
  let before = '';
  await expect(async () => {
    const now = await read();
    const isSame = now === before;
    before = now;
    expect(isSame).toBe(true);
  }).toPass({ intervals: [500] });
  return before;
}

for (const { path, name } of BUTTONS) {
  const where = typeof path === 'string' ? path : `a page linked on ${path.on}`;
  test(`REL-02 "${name}" on ${where}, pressed before the page is hydrated, does what it does afterwards`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const url = typeof path === 'string' ? path : await pathOf(page.request, path);
    const button = page.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).first();
    await page.goto(url);
    await hydrated(page);
    await settled(page);
    await button.click();
    const expected = await settled(page);

    const arrive = await delay(page);
    await page.context().clearCookies({ name: /^(?!cookie_choice)/u });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await openDrawn(page, url);
    await button.click();
    arrive();
    await hydrated(page);
    await expect.poll(() => settled(page)).toBe(expected);
  });
}
