import { type Report, writeReport } from './report';
import type { Side } from './results';
import { sampleOf } from './statistics';

const steady = (median: number) => sampleOf([median * 0.95, median, median]);
const unsteady = (median: number) => sampleOf([median * 0.6, median, median * 1.2]);
const side = (perSecond: number, cpuMs: number): Side => ({
  perSecond: steady(perSecond),
  cpuMs: steady(cpuMs),
  p50: steady(1),
  p99: steady(2),
});
const wait = (size: '10k' | '1m', page: string, median: number) => ({ engine: 'sqlite' as const, size, page, wait: steady(median) });
const times = (p99: number) => ({ p50: 1, p95: 2, p99, max: 200 });

const REPORT: Report = {
  machine: { cores: 2, memoryGb: 8, platform: 'linux x64', node: '20.19.0', engines: { sqlite: '3.51.2' } },
  day: '2026-11-21',
  engines: ['sqlite'],
  results: {
    throughput: [{ engine: 'sqlite', size: '1m', bare: side(1000, 1), application: side(900, 1.4), sameStatements: side(500, 2) }],
    waits: [wait('10k', 'first', 1), wait('1m', 'first', 1.2), wait('1m', '5000', 3), wait('1m', 'last', 4)],
    filters: [{ engine: 'sqlite', size: '1m', filters: 400, cold: times(149), warm: times(6), bare: times(7) }],
  },
};

const rowOf = (report: Report, what: string) =>
  writeReport(report)
    .split('\n')
    .find((line) => line.startsWith(`| ${what}`));

test('each target says what was measured and whether it held', () => {
  expect(rowOf(REPORT, 'requests per second')).toBe(
    '| requests per second against bare node:http | at least 0.8x | SQLite | 0.90x | held |',
  );
  expect(rowOf(REPORT, 'CPU per request')).toContain('| 1.40x | missed |');
  expect(rowOf(REPORT, 'first page at 1m')).toContain('| 1.20x | held |');
  expect(rowOf(REPORT, 'page 5000')).toContain('| 2.50x | held |');
  expect(rowOf(REPORT, 'last page')).toContain('| 3.33x | missed |');
  expect(rowOf(REPORT, 'any filter at 1m for the first time, p99')).toContain('| 149.0 ms (bare 7.0) | held |');
  expect(rowOf(REPORT, 'any filter at 1m with a known total, p50')).toContain('| 1.0 ms (bare 1.0) | held |');
  expect(rowOf(REPORT, 'any filter at 1m with a known total, p99')).toContain('| 6.0 ms (bare 7.0) | missed |');
});

test('an unsteady measurement gives no ratio, neither for the target nor in its table', () => {
  const { results } = REPORT;
  const throughput = results.throughput.map((entry) => ({ ...entry, bare: { ...entry.bare, perSecond: unsteady(1000) } }));
  const report = { ...REPORT, results: { ...results, throughput } };
  expect(rowOf(report, 'requests per second')).toContain('|  | too unsteady to tell |');
  expect(writeReport(report)).toContain('| application | 900 | 3 % | 1.40 | 3 % | 1.00 | 2.00 |  | 1.40 |');
});

test('what was left out is said to be so', () => {
  const report = { ...REPORT, results: { throughput: [], waits: [], filters: [] } };
  expect(writeReport(report).match(/\| {2}\| not measured \|/gu)).toHaveLength(10);
  expect(writeReport(report)).toContain('Not measured in this run.');
});

test('the machine is described by its class', () => {
  expect(writeReport(REPORT)).toContain('Measured on 2026-11-21: 2 cores, 8 GB, linux x64, Node 20.19.0, SQLite 3.51.2.');
});
