import { plotLines } from './plot-lines';

test('FED-04 the band of a day is its 95 % interval: 10 of 100 lie between 5.5 and 17.4 percent (Wilson)', () => {
  const variant = {
    variant: 'B',
    days: [
      { day: '2026-11-01', exposed: 0, converted: 0 },
      { day: '2026-11-02', exposed: 100, converted: 10 },
    ],
  };
  const [line] = plotLines([variant as never]);
  expect(line?.points).toHaveLength(1);
  expect(line?.points[0]?.from).toBeCloseTo(0.0552, 3);
  expect(line?.points[0]?.to).toBeCloseTo(0.1744, 3);
});
