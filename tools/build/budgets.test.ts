import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@alltalent/shared/contracts';
import { checkPages, checkParts } from './budgets';

const base = '/r/mf_x/1/';
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));
const file = (name: string) => ({ url: base + name, integrity: `sha384-${'A'.repeat(64)}` });

function releaseOf(sizes: Readonly<Record<string, number>>): { release: Release; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'alltalent-budget-'));
  folders.push(folder);
  for (const [name, size] of Object.entries(sizes)) writeFileSync(join(folder, `${name}.br`), Buffer.alloc(size));
  const routes = [{ id: 'x.start', js: [file('page.js')] }];
  const exposes = ['routes', 'card'].map((name) => ({ name, js: [file(`${name}.js`)], css: [] }));
  const release = { remote: 'mf_x', base, entry: file('entry.js'), exposes, routes };
  return { release: release as unknown as Release, folder };
}

test('FED-02 a page within its budget passes; one byte more stops the build, and says which page and how much', () => {
  const { release, folder } = releaseOf({ 'entry.js': 500, 'routes.js': 300, 'page.js': 200 });
  expect(() => checkPages(release, folder, 1000)).not.toThrow();
  expect(() => checkPages(release, folder, 999)).toThrow('x.start takes 1000 bytes of compressed JavaScript; remote.json allows 999');
});

test('FED-02 an exposed component within its budget passes; more, or a component without a budget, stops the build', () => {
  const { release, folder } = releaseOf({ 'entry.js': 500, 'card.js': 300 });
  expect(checkParts(release, folder, { card: 800 })).toEqual([{ name: 'card', bytes: 800, budget: 800 }]);
  expect(() => checkParts(release, folder, { card: 799 })).toThrow(
    'mf_x/card takes 800 bytes of compressed JavaScript; remote.json allows 799',
  );
  expect(() => checkParts(release, folder, {})).toThrow('remote.json allows it none: add "card" to part_budgets');
});
