import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { CONSTRUCTED_CHANGES } from './constructed-changes';
import { type Comparison, constructedTable, mistakesIn } from './constructed-table';
import { importsOf } from './importing-tests';

test.each(CONSTRUCTED_CHANGES)('FED-01 the sources still have the place of a constructed change: $name', ({ file, from, to }) => {
  const before = readFileSync(join(ROOT, file), 'utf8');
  expect(before.replace(from, to)).not.toBe(before);
});

const comparison = (more: Partial<Comparison> = {}): Comparison => ({
  name: 'a component',
  file: 'shared/src/ui/rating/rating.tsx',
  said: ['mf-jobs'],
  stayed: ['mf-auth'],
  changed: ['mf-jobs'],
  tests: 3,
  missedTests: [],
  needlessTests: ['a.test.ts'],
  ...more,
});

test.each<[string, Partial<Comparison>, number]>([
  ['was said rightly', {}, 0],
  ['changed a remote that was not named', { changed: ['mf-jobs', 'mf-talents'] }, 1],
  ['left a remote as it was that was named', { changed: [] }, 1],
  ['concerns a test that was not named', { missedTests: ['b.test.ts'] }, 1],
])('FED-01 a change that %s', (_what, more, mistakes) => {
  expect(mistakesIn([comparison(more)])).toHaveLength(mistakes);
});

test('FED-01 the table has a line for each change', () => {
  expect(constructedTable([comparison()]).split('\n').at(-1)).toBe('| a component | jobs | auth | jobs | 3 | 0 | 1 |');
});

test('FED-01 imports that run are read, and those of types are not', () => {
  const text = `import { a } from './a'; import type { B } from './b'; export { c } from './c'; export type { D } from './d';
    const page = () => import('./page'); const old = require('./old'); jest.requireActual('./real'); // import './comment'`;
  expect(importsOf('x.ts', text)).toEqual(['./a', './c', './page', './old', './real']);
});
