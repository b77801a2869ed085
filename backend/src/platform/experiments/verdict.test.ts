import { differenceInterval } from '../../kernel/statistics/proportions';
import { verdictOf } from './verdict';

const judge = (base: number, tested: number, of: number, lift = 0.2) =>
  verdictOf({ isComplete: true, sampleRatioP: 0.5, base: { count: base, of }, tested: [{ count: tested, of }], lift });

test('FED-04 with a rate of A as planned, an interval that rules out a loss or a gain of the planned size is no difference', () => {
  expect(judge(408, 408, 8158)).toBe('no-difference-yet');
  expect(judge(408, 440, 8158)).toBe('no-difference-yet');
});

test('FED-04 while both a loss and a gain of the planned size are possible, nothing is decided', () => {
  const { from, to } = differenceInterval({ count: 82, of: 8158 }, { count: 82, of: 8158 });
  expect([from < (-0.2 * 82) / 8158, to > (0.2 * 82) / 8158]).toEqual([true, true]);
  expect(judge(82, 82, 8158)).toBe('undecided');
  // It holds a gain and hardly no harm; which of them is luck.
  expect(judge(82, 94, 8158)).toBe('undecided');
  expect(judge(0, 0, 8158)).toBe('undecided');
  expect(judge(82, 82, 8158, 0.5)).toBe('no-difference-yet');
});

test('FED-04 what is better or worse is said, however wide its interval is', () => {
  expect(judge(82, 140, 8158)).toBe('better');
  expect(judge(140, 82, 8158)).toBe('worse');
});
