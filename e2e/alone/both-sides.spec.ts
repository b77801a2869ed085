import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inGroups } from '../support/in-groups';
import { examplePath } from '../support/mock-paths';
import { expect, type Page, test } from '../support/test';

type Route = { readonly id: string; readonly pattern: string; readonly noindex?: boolean };

const declaration = join(import.meta.dirname, '../..', process.env['REMOTE'] ?? '', 'remote.json');
const { routes } = JSON.parse(readFileSync(declaration, 'utf8')) as { readonly routes: readonly Route[] };

/** Remembers the frame as the server drew it: React draws it again with whatever differs. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript({
    content: "document.addEventListener('DOMContentLoaded', () => (window.drawn = document.querySelector('#root > header')));",
  });
}

/** Opens a page and resolves once its own code runs. A page that leads on, such as the logout, keeps nothing. */
async function visit(page: Page, path: string): Promise<{ readonly drawnBy: string | undefined; readonly isKept: boolean }> {
  const response = await page.goto(path);
  await expect(page.locator('#root:not([inert])')).toBeAttached();
  await page.waitForTimeout(200);
  const isConnected = () => (window as unknown as { drawn: Element | null }).drawn?.isConnected === true;
  const isKept = await page.evaluate(isConnected).catch(() => false);
  const isLeft = new URL(page.url()).pathname !== new URL(response?.url() ?? '').pathname;
  return { drawnBy: response?.headers()['x-drawn-by'], isKept: isKept || isLeft };
}

for (const group of inGroups(routes))
  test(`SEO-01 FED-06 ${group.map(({ id }) => id).join(', ')}: drawn by the server from the mocks, and the browser goes on without a message`, async ({
    page,
    watch,
  }) => {
    // What the mocks refuse a visitor without an account, or have no answer for.
    watch.allow(/the server responded with a status of (?:401|404|503)/u);
    await observe(page);
    for (const { id, pattern } of group)
      await test.step(id, async () => expect(await visit(page, examplePath(pattern)), id).toEqual({ drawnBy: 'server', isKept: true }));
    // Pages of an account are drawn for nobody on the site, so browsers of members begin them with what is theirs.
    for (const { id, pattern } of group.filter(({ noindex = false }) => !noindex))
      await test.step(`${id} for a member`, async () =>
        expect((await visit(page, `${examplePath(pattern)}?as=talent-and-client`)).drawnBy, id).toBe('server'));
  });
