import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '../support/test';

type State = { readonly name: string; readonly path: string };

const file = join(import.meta.dirname, '../..', process.env['REMOTE'] ?? '', 'qa-states.json');
const states = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly State[]) : [];

/** Opens a state from another page of the remote, and waits until its own code runs on its own page. */
async function openState(page: Page, { name, path }: State): Promise<void> {
  await page.goto(`/?qa=${name}`);
  await page.waitForURL((address) => address.pathname === new URL(path, 'http://page').pathname);
  await expect(page.locator('#root:not([inert]) > header')).toBeAttached();
  await page.waitForTimeout(500);
}

for (const state of states)
  test(`FED-06 the state ${state.name} is no broken page, says nothing in the console but the failure it is about, and fits a phone`, async ({
    page,
    watch,
  }) => {
    // What the state refuses, what the mocks refuse a visitor without an account, and a 404 that the page leaves to its surroundings.
    watch.allow(/the server responded with a status of \d{3}|net::ERR_FAILED|ApiError: Not found\./u);
    await openState(page, state);
    const main = page.getByRole('main');
    await expect(main).not.toContainText('This page failed');
    await expect(page.getByRole('alert').filter({ hasText: /This remote has no state|No call has the name|knows no kind/u })).toHaveCount(
      0,
    );
    await expect(main).not.toBeEmpty();
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  });
