import type { Page } from '@playwright/test';
import { otherRelease } from '../support/chaos-registry';
import { test } from '../support/chaos-test';
import { hydrated } from '../support/hydrated';
import { expect } from '../support/test';

const toHome = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'All Talent', exact: true });

function watchDocuments(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  return documents;
}

test('REL-06 a page that is gone after a deploy: one new document, then its error with Reload, and no second one', async ({
  page,
  chaos,
}) => {
  chaos.breakFiles('mf_landing', 'not found');
  const documents = watchDocuments(page);
  await page.goto(`${chaos.origin}/terms-of-use`);
  const terms = page.getByRole('main').getByRole('heading', { level: 1, name: /terms/iu });
  await expect(terms).toBeVisible();
  await hydrated(page);
  await toHome(page).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(documents).toEqual(['/terms-of-use', '/']);
  await page.getByRole('contentinfo').getByRole('link', { name: /terms/iu }).click();
  await expect(terms).toBeVisible();
  await toHome(page).click();
  const reload = page.getByRole('main').getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  expect(documents).toEqual(['/terms-of-use', '/']);
  chaos.heal();
  await reload.click();
  await expect(page.getByRole('heading', { level: 1, name: /got talent/iu })).toBeVisible();
});

test('REL-06 a document is not reloaded over typed text', async ({ page, chaos }) => {
  chaos.breakFiles('mf_landing', 'not found');
  const documents = watchDocuments(page);
  await page.goto(`${chaos.origin}/contactus`);
  await hydrated(page);
  await page.getByRole('main').getByRole('textbox').first().fill('Half a sentence');
  await toHome(page).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(documents).toEqual(['/contactus']);
});

test('REL-02 a file that arrives late neither replaces the page nor runs beside another release', async ({ page, chaos }) => {
  chaos.breakFiles('mf_talents', 'slow', /remoteEntry/u);
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  const late = page.waitForResponse(/mf_talents.*remoteEntry/u, { timeout: 15_000 });
  await page.goto(`${chaos.origin}/talents`, { waitUntil: 'commit' });
  await expect(retry).toBeVisible();
  await late.then((response) => response.finished());
  expect(await page.evaluate(() => 'mf_talents' in globalThis)).toBe(false);
  await expect(retry).toBeVisible();
});

test('SEC-66 the code of a remote finds no session in the cookies of the page', async ({ page, chaos, site }) => {
  const code = (own: string) => `globalThis.__cookies = document.cookie;\n${own}`;
  chaos.edit(await otherRelease(site, 'mf_talents', { code }));
  await page.goto(`${chaos.origin}/talents`);
  await expect(page.getByRole('heading', { level: 1, name: /^talent$/iu })).toBeVisible();
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('XSRF-TOKEN');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^talent$/iu })).toBeVisible();
  await hydrated(page);
  const readable = await page.evaluate(() => (globalThis as unknown as { __cookies: string }).__cookies);
  const names = readable.split('; ').map((pair) => pair.split('=')[0] ?? '');
  expect(names).toContain('XSRF-TOKEN');
  expect(['XSRF-TOKEN', 'theme', 'cookie_choice']).toEqual(expect.arrayContaining(names));
});
