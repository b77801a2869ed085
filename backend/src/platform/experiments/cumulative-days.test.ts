import { cumulativeDays } from './cumulative-days';

const DAY_MS = 24 * 3600 * 1000;
const FIRST = Date.UTC(2026, 10, 1);

test('FED-04 the rate of a day has its 95 % interval: 10 of 100 lie between 5.5 and 17.4 percent (Wilson); of nobody there is none', () => {
  const figures = [
    { day: FIRST, variant: 'A', exposed: 5, converted: 0 },
    { day: FIRST + DAY_MS, variant: 'B', exposed: 100, converted: 10 },
  ];
  const [first, second] = cumulativeDays(figures as never, 'B');
  expect(first).toMatchObject({ day: '2026-11-01', exposed: 0, rate: null });
  expect(second?.rate?.at).toBeCloseTo(0.1, 10);
  expect(second?.rate?.from).toBeCloseTo(0.0552, 3);
  expect(second?.rate?.to).toBeCloseTo(0.1744, 3);
});
