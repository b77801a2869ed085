import { type RenewalRun, writeRenewalReport } from './renewals-report';
import { sampleOf } from './statistics';

const MACHINE = { cores: 2, memoryGb: 8, platform: 'linux x64', node: '20.19.0', engines: { sqlite: '3.51.2' } };

const run = (changes: Partial<RenewalRun>): RenewalRun => ({
  engine: 'sqlite',
  size: '10k',
  msPerStep: sampleOf([2, 2, 2]),
  together: [260, 240],
  traces: 500,
  ...changes,
});

test('REL-03 the report compares a due membership among many with one among few', () => {
  const report = writeRenewalReport([run({}), run({ size: '1m', msPerStep: sampleOf([5, 5, 5]) })], MACHINE, '2027-01-01');
  expect(report).toMatch(/^# Benchmarks of renewals\n/u);
  expect(report).toContain('| a due membership at 1m against 10k | at most 2x | SQLite | 2.50x | missed |');
  expect(report).toContain('| two instances at once | each of 500 steps once | SQLite | once | held |');
  expect(report).toContain('| SQLite | 10k | 2.00 | 0 % | 260 + 240 | 500 |');
});

test('REL-03 a step that two instances did both is a missed target', () => {
  const report = writeRenewalReport([run({ together: [260, 241], traces: 501 })], MACHINE, '2027-01-01');
  expect(report).toContain('| not once | missed |');
  expect(report).not.toContain('at 1m against 10k');
});

test('REL-03 figures that lie too far apart give no ratio', () => {
  const report = writeRenewalReport([run({ msPerStep: sampleOf([1, 2, 9]) }), run({ size: '1m' })], MACHINE, '2027-01-01');
  expect(report).toContain('| SQLite | no ratio: spread above 20 % | repeat |');
});
