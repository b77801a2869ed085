import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@alltalent/shared/contracts';
import { checkPages } from './budgets';

const base = '/r/mf_x/1/';
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));
const file = (name: string) => ({ url: base + name, integrity: `sha384-${'A'.repeat(64)}` });

function releaseOf(sizes: Readonly<Record<string, number>>): { release: Release; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'alltalent-budget-'));
  folders.push(folder);
  for (const [name, size] of Object.entries(sizes)) writeFileSync(join(folder, `${name}.br`), Buffer.alloc(size));
  const routes = [{ id: 'x.start', js: [file('page.js')] }];
  const release = { base, entry: file('entry.js'), exposes: [{ name: 'routes', js: [file('routes.js')], css: [] }], routes };
  return { release: release as unknown as Release, folder };
}

test('FED-02 a page within its budget passes; one byte more stops the build, and says which page and how much', () => {
  const { release, folder } = releaseOf({ 'entry.js': 500, 'routes.js': 300, 'page.js': 200 });
  expect(() => checkPages(release, folder, 1000)).not.toThrow();
  expect(() => checkPages(release, folder, 999)).toThrow('x.start takes 1000 bytes of compressed JavaScript; remote.json allows 999');
});
