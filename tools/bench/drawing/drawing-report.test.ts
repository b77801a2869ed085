import { sampleOf } from '../statistics';
import { growthOf, writeDrawingReport } from './drawing-report';

const MB = 2 ** 20;
const readingsOf = (rss: (views: number) => number) =>
  Array.from({ length: 20 }, (_, index) => (index + 1) * 5000).map((views) => ({
    views,
    rss: rss(views) * MB,
    heapUsed: 40 * MB,
    external: 5 * MB,
  }));
const speed = {
  bare: sampleOf([200, 210, 190]),
  different: sampleOf([160, 168, 152]),
  kept: sampleOf([1200, 1260, 1140]),
  framework: null,
};
const place = { day: '2026-11-26', machine: 'a machine' };

test('growth is what memory rises by once the caches are full, not before', () => {
  expect(growthOf(readingsOf((views) => (views < 20_000 ? views / 100 : 300)))).toBeCloseTo(0);
  expect(growthOf(readingsOf((views) => 200 + views / 1000))).toBeCloseTo(80 / 220);
  expect(growthOf(readingsOf((views) => 300 + (views % 10_000 === 0 ? 5 : -5)))).toBeLessThan(0.02);
  expect(growthOf([])).toBeNull();
});

test('the report holds each target against what was measured', () => {
  const memory = { profiles: 2000, views: 100_000, releases: 100, left: 0, readings: readingsOf(() => 300) };
  const report = writeDrawingReport({ speed, memory }, place);
  expect(report).toMatch(/^# Benchmarks of drawing\n/u);
  expect(report).toContain('| at least 150 | 160 | held |');
  expect(report).toContain('| at least 0.7x | 0.80x | held |');
  expect(report).toContain('| at least 10x | 7.50x | missed |');
  expect(report).toContain('| at most 10 % more after 20000 | 0 % | held |');
  expect(report).toContain('| 100000 | 300 | 40 | 5 |');
});

test.each([
  ['nine tenths of the pages, compared round by round,', [90, 45, 180], [100, 50, 200], '| 0.90x | held |'],
  ['half of the pages', [50, 50, 50], [100, 100, 100], '| 0.50x | missed |'],
  ['rounds that differ too much', [50, 100, 150], [100, 100, 100], '|  | too unsteady to tell |'],
])('%s against framework mode', (_what, own, other, verdict) => {
  const report = writeDrawingReport({ speed: { ...speed, different: sampleOf(own), framework: sampleOf(other) }, memory: null }, place);
  expect(report).toContain(`| different listing pages against framework mode | at least 0.9x ${verdict}`);
  expect(writeDrawingReport({ speed, memory: null }, place)).not.toContain('against framework mode |');
});

test('memory that was not watched is no target held', () => {
  expect(writeDrawingReport({ speed, memory: null }, place)).toContain('| not measured |');
});
