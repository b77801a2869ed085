import { type Load, writeLighthouseReport } from './lighthouse-report';

const PLACE = { day: '2026-11-27', machine: '2 cores, 8 GB, linux x64, Node 20.19.0', without: [] };
const load = (performance: number): Load => ({
  performance,
  firstPaint: 1500.4,
  largestPaint: 2000,
  blocking: 120,
  shift: 0.0034,
  speed: 900,
});

test('a page is held by the median of its loads, not by its best or its worst', () => {
  const text = writeLighthouseReport(
    [
      { path: '/', loads: [96, 80, 95].map(load) },
      { path: '/talents', loads: [94, 100, 93].map(load) },
    ],
    PLACE,
  );
  expect(text).toContain('| / | 95 | 80 to 96 | held | 1500 | 2000 | 120 | 0.003 |');
  expect(text).toContain('| /talents | 94 | 93 to 100 | missed |');
});

test('the report says how fast the machine was', () => {
  expect(writeLighthouseReport([{ path: '/', loads: [load(99)] }], PLACE)).toContain('index of the machine is 900.');
});

test('the report names the routes that have no page', () => {
  const text = writeLighthouseReport([{ path: '/', loads: [load(99)] }], { ...PLACE, without: ['/career/:slug'] });
  expect(text).toContain('Not measured, because the demo data has no page of it: /career/:slug.');
});
