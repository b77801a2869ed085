import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRecord } from '@alltalent/shared/contracts';
import type { Route } from '@playwright/test';
import { integrityOf, rewriteDocument } from '../support/chaos-registry';
import { hydrated } from '../support/hydrated';
import { blockRemote, OF_SITE, REMOTE_PAGES } from '../support/remotes';
import { expect, test } from '../support/test';

test('FED-01 the document carries the registry, and the shell itself knows no remote', async ({ page }) => {
  await page.goto('/');
  const registry = JSON.parse((await page.locator('#registry').textContent()) ?? '{}') as {
    remotes: { remote: string; entry: { url: string } }[];
  };
  expect(registry.remotes.map(({ remote }) => remote).sort()).toEqual(OF_SITE);

  const folder = join(import.meta.dirname, '../../shell/dist/browser');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const name of scripts) {
    const code = readFileSync(join(folder, name), 'utf8');
    expect(code).not.toContain('/r/mf_');
    // It opens the join panel of one.
    for (const remote of OF_SITE.filter((name) => name !== 'mf_auth')) expect(code).not.toContain(remote);
  }
});

test('FED-01 a remote the shell was never built with is loaded from the registry', async ({ page }) => {
  const code = `var mf_guest = { init() {}, async get() { return () => ({ createRoutes: () => [{ id: 'guest', path: '/talents', Component: () => 'A guest remote' }] }); } };`;
  const entry = { url: '/guest/remoteEntry.js', integrity: integrityOf(code) };
  await page.route('**/talents', async (route) => {
    const response = await route.fetch();
    const change = (record: RemoteRecord) => (record.remote === 'mf_talents' ? { ...record, remote: 'mf_guest', entry } : record);
    await route.fulfill({ response, body: rewriteDocument(await response.text(), { change, code: new Map() }) });
  });
  await page.route('**/guest/remoteEntry.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  await page.goto('/talents');
  await expect(page.getByRole('main')).toContainText('A guest remote');
});

test('FED-07 react, react-dom, react-router, jotai and the shared package load once, whatever remotes are on the page', async ({
  page,
}) => {
  await page.goto('/');
  // A drawn page shows its heading before the shell runs.
  await hydrated(page);
  for (const { path, heading } of REMOTE_PAGES.filter(({ remote }) => remote !== 'mf_landing')) {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  const providers = await page.evaluate(() => {
    type Shared = Record<string, Record<string, { from: string; loaded?: boolean | number }>>;
    const scopes = (globalThis as unknown as { __FEDERATION__: { __SHARE__: Record<string, Record<string, Shared>> } }).__FEDERATION__
      .__SHARE__;
    return Object.values(scopes).flatMap((scope) =>
      Object.values(scope).flatMap((shared) =>
        Object.entries(shared).map(([name, versions]) => ({ name, providers: Object.values(versions).map(({ from }) => from) })),
      ),
    );
  });
  for (const name of [
    'react',
    'react-dom',
    'react-router',
    'jotai',
    '@tanstack/react-query',
    '@alltalent/shared/state',
    '@alltalent/shared/api',
  ]) {
    expect(providers.filter((shared) => shared.name === name).flatMap((shared) => shared.providers)).toEqual(['shell']);
  }
});

for (const { remote, path, heading } of REMOTE_PAGES) {
  test(`REL-01 ${remote} blocked: header, footer and other pages work, a retry in its place recovers`, async ({ page, watch }) => {
    watch.allow(/ERR_CONNECTION_REFUSED|Failed to load resource|preload/u);
    const unblock = await blockRemote(page, remote);
    await page.goto(path);
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible({ timeout: 5000 });
    await expect(page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('2024 © All Talent | All rights reserved');

    await unblock();
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('REL-01 with one remote blocked the pages of the others still open', async ({ page, watch }) => {
  watch.allow(/ERR_CONNECTION_REFUSED|Failed to load resource|preload/u);
  await blockRemote(page, 'mf_landing');
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 5000 });
  await page.getByRole('contentinfo').getByRole('link', { name: /terms/iu }).click();
  await expect(page.getByRole('heading', { level: 1, name: /terms/iu })).toBeVisible();
});

test('REL-01 mf_auth blocked: the join panel says so and recovers by a retry', async ({ page, watch }) => {
  watch.allow(/ERR_CONNECTION_REFUSED|Failed to load resource|preload/u);
  const unblock = await blockRemote(page, 'mf_auth');
  await page.goto('/about-us');
  await page.getByRole('banner').getByRole('button', { name: 'JOIN NOW' }).click();
  const retry = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible({ timeout: 8000 });
  await unblock();
  await retry.click();
  await expect(page.getByRole('dialog').getByLabel('Email ID')).toBeVisible();
});

test('REL-08 the backend down: the page is shown, says what is missing, and a retry works when it is back', async ({ page, watch }) => {
  watch.allow(/Failed to load resource|preload/u);
  const down = (route: Route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{}' });
  await page.goto('/');
  await page.route('**/api/**', down);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Talent', exact: true }).click();
  const retry = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute('**/api/**', down);
  await retry.click();
  await expect(page.getByRole('list', { name: 'Talents' }).getByRole('listitem')).toHaveCount(12);
});
