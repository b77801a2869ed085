import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { collectPatterns, FOLDERS, LEFT_OUT, patternsIn } from './collect';
import { faultOf } from './pattern-fault';

const BUILT = "const it = new RegExp('\\\\d+', 'u');";

test('REL-17 regular expressions of a program are found, written as such or made from a text', () => {
  const program = `const a = /x+/u;\nif (/[/]y/.test(b)) c();\n${BUILT}`;
  expect(patternsIn(program)).toEqual([
    { text: '/x+/u', line: 1 },
    { text: '/[/]y/', line: 2 },
    { text: '/\\d+/u', line: 3 },
  ]);
  expect(() => patternsIn('new RegExp(name)')).toThrow('as a literal');
  expect(patternsIn("RegExp('x', 'u').test(a)")).toEqual([{ text: '/x/u', line: 1 }]);
});

test('REL-17 whatever a server takes from the shared package is among what is checked', () => {
  const files = ['backend/src', 'shell/server'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const programs = files
    .filter((file) => /\.ts$/u.test(file) && !LEFT_OUT.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const taken = programs.flatMap((text) =>
    [...text.matchAll(/from '@alltalent\/(shared\/)([\w-]+)/gu)].map(([, shared, name]) => `${shared}src/${name}`),
  );
  const unchecked = [...new Set(taken)].filter((folder) => !FOLDERS.includes(folder));
  expect(taken.length).toBeGreaterThan(100);
  expect(unchecked).toEqual([]);
});

test('REL-17 the patterns of contracts, backend and front door are among those that are checked', () => {
  const places = collectPatterns().flatMap((pattern) => pattern.places);
  for (const folder of ['shared/src/contracts/', 'backend/src/auth/', 'backend/src/kernel/', 'shell/server/'])
    expect(places.some((place) => place.startsWith(folder))).toBe(true);
});

test('REL-17 a pattern is refused that takes four times as long for twice the input, and named with an attack', async () => {
  expect(await faultOf({ source: '^(?:https?:\\/\\/)?[^\\s/:@]+\\.\\S+$', flags: 'iu' })).toMatch(/2nd degree polynomial, with .*repeat/u);
  expect(await faultOf({ source: '^(?:https?:\\/\\/)?[^\\s/:@.]+\\.\\S+$', flags: 'iu' })).toBeNull();
});
