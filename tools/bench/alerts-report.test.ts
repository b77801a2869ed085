import { type AlertRun, writeAlertReport } from './alerts-report';
import { sampleOf } from './statistics';

const MACHINE = { cores: 2, memoryGb: 8, platform: 'linux x64', node: '20.19.0', engines: { sqlite: '3.51.2' } };
const run = (searches: number, ms: readonly number[]): AlertRun => ({
  engine: 'sqlite',
  searches,
  msPerRow: sampleOf(ms),
  matchesPerRow: 12.34,
});

test('HIR-07 the report compares a changed row among many searches with one among few', () => {
  const report = writeAlertReport([run(1000, [2, 2, 2]), run(100_000, [5, 5, 5])], MACHINE, '2027-01-01');
  expect(report).toMatch(/^# Benchmarks of alerts\n/u);
  expect(report).toContain('| a row among 100,000 searches against 1,000 | at most 10x | SQLite | 2.50x | held |');
  expect(report).toContain('| SQLite | 1,000 | 2.00 | 0 % | 12.3 |');
});

test('HIR-07 a row that costs too much is a missed target, and figures that lie too far apart give no ratio', () => {
  expect(writeAlertReport([run(1000, [2, 2, 2]), run(100_000, [21, 21, 21])], MACHINE, '2027-01-01')).toContain('| 10.50x | missed |');
  expect(writeAlertReport([run(1000, [1, 2, 9]), run(100_000, [5, 5, 5])], MACHINE, '2027-01-01')).toContain(
    '| no ratio: spread above 20 % | repeat |',
  );
});
