import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BACKEND = join(__dirname, '../..');
const MADE = /new [A-Z]\w*(?:Repository|Service)\(/u;
/** Its comment says why. */
const EXCEPTIONS = ['seeds/seed-stores.ts'];

function sourcesOf(folder: string): string[] {
  const names = readdirSync(join(BACKEND, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).map((name) => `${folder}/${name}`);
}

test('repositories and services are made by Nest alone, so that none is made without what the others share', () => {
  const files = ['src', 'seeds'].flatMap(sourcesOf);
  expect(files.length).toBeGreaterThan(500);
  const makers = files.filter((file) => MADE.test(readFileSync(join(BACKEND, file), 'utf8')));
  expect(makers).toEqual(EXCEPTIONS);
});

test('no context hands out its repositories: others ask its services', () => {
  const doors = sourcesOf('src').filter((file) => /^src\/[^/]+\/index\.ts$/u.test(file));
  expect(doors.length).toBeGreaterThan(7);
  const handedOut = doors.flatMap((file) => readFileSync(join(BACKEND, file), 'utf8').match(/\w+Repository\b/gu) ?? []);
  expect(handedOut).toEqual([]);
});
