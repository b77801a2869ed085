import { writeFrameworkReport } from './framework-report';
import type { DrawingTurn } from './measure-drawing';

const describing = { day: '2026-11-26', machine: '2 cores' };
const turns = (perCpuSecond: readonly number[], perSecond: number): DrawingTurn[] =>
  perCpuSecond.map((value) => ({ perCpuSecond: value, perSecond }));

function targetsOf(own: readonly number[], other: readonly number[]): string[] {
  const report = writeFrameworkReport({ 'front door': turns(own, 50), framework: turns(other, 100) }, describing);
  return report.split('\n').filter((line) => line.startsWith('| front door: '));
}

test('a target is held by nine tenths of the framework’s pages, compared round by round', () => {
  expect(targetsOf([90, 45, 180], [100, 50, 200])).toEqual([
    '| front door: pages per CPU second against framework mode | at least 0.9x | 0.90x | held |',
    '| front door: pages per second against framework mode | at least 0.9x | 0.50x | missed |',
  ]);
});

test('rounds that differ too much give no ratio', () => {
  expect(targetsOf([50, 100, 150], [100, 100, 100])[0]).toContain('|  | too unsteady |');
});
