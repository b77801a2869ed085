import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inGroups } from '../support/in-groups';
import { expect, type Page, test } from '../support/test';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 800 };

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

for (const group of inGroups(states))
  test(`FED-06 ${group.map(({ name }) => name).join(', ')}: no broken page, nothing in the console but the failure it is about, and fit for a phone`, async ({
    page,
    watch,
  }) => {
    // What the state refuses, what the mocks refuse a visitor without an account, and a 404 that the page leaves to its surroundings.
    watch.allow(/the server responded with a status of \d{3}|net::ERR_FAILED|ApiError: Not found\./u);
    for (const state of group) await test.step(state.name, () => expectFit(page, state));
  });

async function expectFit(page: Page, state: State): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await openState(page, state);
  const main = page.getByRole('main');
  await expect(main).not.toContainText('This page failed');
  const unknown = page.getByRole('alert').filter({ hasText: /This remote has no state|No call has the name|knows no kind/u });
  await expect(unknown).toHaveCount(0);
  await expect(main).not.toBeEmpty();
  await page.setViewportSize(PHONE);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, state.name).toBeLessThanOrEqual(0);
}
