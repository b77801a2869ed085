import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = 'mf-guestbook';
const dataDir = process.env['DATA_DIR'] ?? join(ROOT, '.data');

let server: ChildProcess | undefined;

test.afterAll(() => {
  server?.kill();
  rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
});

test(
  'FED-01 FED-02 a new remote is made, built and released into the running site, with an entry in a menu; no byte of the shell or another remote changes. Then it is edited inside that site',
  { tag: '@alone' },
  async ({ page, request, baseURL, watch }) => {
    test.slow();
    const before = { shell: shellFiles(), releases: releasesOfOthers() };
    expect((await request.get('/guestbook')).status()).toBe(404);

    run('new', 'remote', FOLDER, '--unlisted');
    edit(
      'remote.json',
      '"routes"',
      '"menu_entries": [{ "menu": "footer", "page": "/guestbook", "label": "Guestbook", "order": 25 }], "routes"',
    );
    run('build', FOLDER);
    run('release', FOLDER, '--unchecked');

    await expect.poll(async () => (await request.get('/guestbook')).status(), { timeout: 5000 }).toBe(200);
    await page.goto('/guestbook');
    await expect(page.getByRole('heading', { level: 1, name: 'Guestbook' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    const company = page.getByRole('navigation', { name: 'Company' }).getByRole('link');
    await expect(company).toHaveText(['About Us', 'Contact Us', 'Guestbook', 'Articles', 'FAQ']);
    // That page is drawn by the server.
    expect(await request.get('/about-us').then((response) => response.text())).toContain('href="/guestbook"');
    expect({ shell: shellFiles(), releases: releasesOfOthers() }).toEqual(before);

    await page.goto(await startInSite(baseURL ?? ''));
    await expect(page.getByRole('complementary', { name: 'Development' })).toHaveText(
      `Shell and remotes from this machine in ${baseURL ?? ''}. Nothing is counted.`,
    );
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    edit('src/features/start/start.tsx', '</h1>', '</h1><input aria-label="Note" />');
    await page.getByRole('textbox', { name: 'Note' }).fill('Half a sentence');
    edit('src/features/start/start.tsx', "{t('start.title')}", 'Guests of the house');
    await expect(page.getByRole('heading', { level: 1, name: 'Guests of the house' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a sentence');
    edit('src/features/start/start.module.css', 'var(--section)', '123px');
    await expect(page.locator('main div').first()).toHaveCSS('padding-top', '123px');
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

    edit('src/features/start/start.tsx', '</h1>', '</h2>');
    // What does not compile has no styles for a moment, either.
    watch.allow(/webpack-dev-server|guestbook\.start\.css/u);
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    await expect(overlay).toBeVisible();
    edit('src/features/start/start.tsx', '</h2>', '</h1><p>Mended</p>');
    await expect(page.getByText('Mended')).toBeVisible();
    await expect(overlay).toBeHidden();
    await expect(page.locator('main div').first()).toHaveCSS('padding-top', '123px');

    edit('src/routes.ts', 'export const', 'Object.assign(globalThis, { isEdited: true });\n\nexport const');
    await page.waitForFunction(() => 'isEdited' in globalThis);

    // Another remote, by a link: compiled from this machine as its page is opened, with the session and the calls of the site.
    await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find a gig' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Mended')).toBeVisible();
    expect(await request.get('/guestbook').then((response) => response.text())).not.toContain('development');
  },
);

/** Starts `npm run dev -- --in <site>`; resolves to the address of the new remote there. */
async function startInSite(site: string): Promise<string> {
  const port = String(9800 + (process.pid % 100));
  server = spawn(process.execPath, ['tools/bootstrap.mjs', 'dev', '--in', site], {
    cwd: ROOT,
    env: { ...process.env, PORT: port },
  });
  for (;;) {
    const [text] = (await once(server.stdout ?? process.stdin, 'data')) as [Buffer];
    const origin = /All Talent +(http:\/\/localhost:\d+)/u.exec(String(text))?.[1];
    if (origin !== undefined) return `${origin}/guestbook`;
  }
}

function edit(file: string, from: string, to: string): void {
  const path = join(ROOT, FOLDER, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

function run(...command: readonly string[]): void {
  execFileSync(process.execPath, ['tools/bootstrap.mjs', ...command], { cwd: ROOT, env: { ...process.env, DATA_DIR: dataDir } });
}

function shellFiles(): Record<string, number> {
  const folder = join(ROOT, 'shell/dist/browser');
  return Object.fromEntries(
    readdirSync(folder, { withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ name }) => [name, readFileSync(join(folder, name)).length]),
  );
}

function releasesOfOthers(): string[] {
  const folder = join(dataDir, 'releases');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('mf_guestbook'))
    .sort();
}
