import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = 'mf-guestbook';
const dataDir = process.env['DATA_DIR'] ?? join(ROOT, '.data');

test.afterAll(() => rmSync(join(ROOT, FOLDER), { recursive: true, force: true }));

test(
  'FED-01 FED-02 a new remote is made, built and released into the running site; no byte of the shell or another remote changes',
  { tag: '@alone' },
  async ({ page, request }) => {
    test.slow();
    const before = { shell: shellFiles(), releases: releasesOfOthers() };
    expect((await request.get('/guestbook')).status()).toBe(404);

    run('new', 'remote', FOLDER, '--unlisted');
    run('build', FOLDER);
    run('release', FOLDER, '--unchecked');

    await expect.poll(async () => (await request.get('/guestbook')).status(), { timeout: 5000 }).toBe(200);
    await page.goto('/guestbook');
    await expect(page.getByRole('heading', { level: 1, name: 'Guestbook' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect({ shell: shellFiles(), releases: releasesOfOthers() }).toEqual(before);
  },
);

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
