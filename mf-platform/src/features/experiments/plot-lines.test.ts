import { plotLines } from './plot-lines';

test('FED-04 the line of a variant begins with the first day on which somebody saw it', () => {
  const rate = { at: 0.1, from: 0.0552, to: 0.1744 };
  const days = [
    { day: '2026-11-01', exposed: 0, converted: 0, rate: null },
    { day: '2026-11-02', exposed: 100, converted: 10, rate },
  ];
  expect(plotLines([{ variant: 'B', days } as never])).toEqual([{ variant: 'B', points: [{ day: '2026-11-02', ...rate }] }]);
});
