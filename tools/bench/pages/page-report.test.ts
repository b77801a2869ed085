import { writePageReport } from './page-report';
import type { Visit } from './visit';

const PLACE = { day: '2026-11-27', machine: '2 cores, 8 GB, linux x64, Node 20.19.0' };
const visit = (changes: Partial<Visit>): Visit => ({
  firstPaint: 500,
  largestPaint: 800,
  blocking: 150,
  shift: 0,
  ready: 2000,
  scriptKb: 180,
  scripts: 5,
  requests: 11,
  click: 60,
  clickAgain: 20,
  ...changes,
});

test('a drawn page is measured against one bundle, by its shifts, and where that was asked for by its blocking', () => {
  const drawn = [visit({ blocking: 190 }), visit({ blocking: 190 }), visit({ blocking: 400, shift: 0.3 })];
  const bundle = drawn.map(({ blocking }) => visit({ firstPaint: 2000, largestPaint: 1000, blocking }));
  const runs = ['/', 'a profile'].map((path) => ({ path, isLanding: true, visits: { drawn, 'one bundle': bundle } }));
  const text = writePageReport(runs, PLACE);
  expect(text).toContain('| / | drawn: first paint against one bundle | at most 0.45x | 0.25x | held |');
  expect(text).toContain('| / | drawn: largest paint against one bundle | at most 0.5x | 0.80x | missed |');
  expect(text).toContain('| / | drawn: blocking | at most 200 ms | 190 ms | held |');
  expect(text).toContain('| / | drawn: shift | under 0.02 | 0.000 | held |');
  expect(text).not.toContain('| a profile | drawn: blocking |');
});
