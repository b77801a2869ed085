import type { Machine } from './machine';
import { type OfficeRun, writeOfficeReport } from './office-report';
import { sampleOf } from './statistics';

const MACHINE: Machine = { cores: 2, memoryGb: 8, platform: 'linux x64', node: '20.19.0', engines: { sqlite: '3.51.2' } };
const run = (size: '100' | '1m', lists: Readonly<Record<string, readonly number[]>>): OfficeRun => ({
  engine: 'sqlite',
  size,
  lists: new Map(Object.entries(lists).map(([name, rounds]) => [name, sampleOf(rounds)])),
});

test('a list is held, missed or to be repeated by its ratio and spread', () => {
  const small = run('100', { profiles: [2, 2, 2], jobs: [2, 2, 2], reports: [2, 2, 2] });
  const large = run('1m', { profiles: [2.8, 2.8, 2.8], jobs: [3.2, 3.2, 3.2], reports: [1, 2, 9] });
  const text = writeOfficeReport([small, large], MACHINE, '2026-11-27');
  expect(text).toContain('| SQLite | profiles | 2.00 | 0 % | 2.80 | 0 % | 1.40x | held |');
  expect(text).toContain('| SQLite | jobs | 2.00 | 0 % | 3.20 | 0 % | 1.60x | missed |');
  expect(text).toMatch(/\| SQLite \| reports \|.*no ratio: spread above 20 % \| repeat \|/u);
});

test('one size alone has no ratio', () => {
  expect(writeOfficeReport([run('100', { profiles: [2, 2, 2] })], MACHINE, '2026-11-27')).toContain('Not measured in this run.');
});
