import type { Machine } from './machine';
import { type OfficeRun, writeOfficeReport } from './office-report';
import { sampleOf } from './statistics';

const MACHINE: Machine = { cores: 2, memoryGb: 8, platform: 'linux x64', node: '20.19.0', engines: { sqlite: '3.51.2' } };
const run = (lists: Readonly<Record<string, readonly [readonly number[], readonly number[]]>>): OfficeRun => ({
  engine: 'sqlite',
  lists: new Map(Object.entries(lists).map(([name, [small, large]]) => [name, { small: sampleOf(small), large: sampleOf(large) }])),
});

test('a list is held, missed or to be repeated by where the middle half of its ratios lies', () => {
  const lists = run({
    profiles: [
      [2, 2, 2],
      [2.8, 2.8, 2.8],
    ],
    jobs: [
      [2, 2, 2],
      [3.2, 3.2, 3.2],
    ],
    reports: [
      [2, 2, 2],
      [1, 2, 9],
    ],
  });
  const text = writeOfficeReport([lists], MACHINE, '2026-11-27');
  expect(text).toContain('| SQLite | profiles | 2.00 | 0 % | 2.80 | 0 % | 1.40x (1.40 to 1.40) | held |');
  expect(text).toContain('| SQLite | jobs | 2.00 | 0 % | 3.20 | 0 % | 1.60x (1.60 to 1.60) | missed |');
  expect(text).toContain('| 1.00x (0.75 to 2.75) | repeat |');
});

test('a machine that was busy in one turn of both changes no ratio', () => {
  const text = writeOfficeReport(
    [
      run({
        profiles: [
          [2, 8, 2],
          [2.2, 8.8, 2.2],
        ],
      }),
    ],
    MACHINE,
    '2026-11-27',
  );
  expect(text).toContain('| 1.10x (1.10 to 1.10) | held |');
});
