import { medianMinutes } from './figure-set';
import { periodsBefore, periodsOf } from './periods';

const TODAY = '2026-11-20';

describe('Periods of figures', () => {
  test('days go one by one, and the time before has as many', () => {
    const days = periodsOf('day', { from: '2026-11-18', to: TODAY }, TODAY, 92);
    expect(days.map(({ from }) => from)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(periodsBefore('day', days).map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-15', '2026-11-15'],
      ['2026-11-16', '2026-11-16'],
      ['2026-11-17', '2026-11-17'],
    ]);
  });

  test('weeks begin on Monday; the running one ends today, and is compared with the same days of a week', () => {
    const weeks = periodsOf('week', { from: '2026-11-11', to: TODAY }, TODAY, 53);
    expect(weeks).toEqual([
      { from: '2026-11-09', to: '2026-11-15' },
      { from: '2026-11-16', to: '2026-11-20' },
    ]);
    expect(periodsBefore('week', weeks)).toEqual([
      { from: '2026-10-26', to: '2026-11-01' },
      { from: '2026-11-02', to: '2026-11-06' },
    ]);
  });

  test('months are whole, over the end of a year, whatever their lengths', () => {
    const months = periodsOf('month', { from: '2025-12-31', to: '2026-02-03' }, TODAY, 24);
    expect(months).toEqual([
      { from: '2025-12-01', to: '2025-12-31' },
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-28' },
    ]);
    expect(periodsBefore('month', months)).toEqual([
      { from: '2025-09-01', to: '2025-09-30' },
      { from: '2025-10-01', to: '2025-10-31' },
      { from: '2025-11-01', to: '2025-11-30' },
    ]);
  });

  test('a running month is compared with as many days, at most the whole month', () => {
    const [part] = periodsBefore('month', periodsOf('month', { from: '2026-11-01', to: TODAY }, TODAY, 24));
    expect(part).toEqual({ from: '2026-10-01', to: '2026-10-20' });
    const [short] = periodsBefore('month', periodsOf('month', { from: '2027-03-01', to: '2027-03-30' }, '2027-03-30', 24));
    expect(short).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  });

  test('no more periods are made than are asked for', () => {
    expect(periodsOf('day', { from: '2000-01-01', to: TODAY }, TODAY, 93)).toHaveLength(93);
  });
});

describe('Median time to first answer', () => {
  test.each([
    ['without answers', [], null],
    ['of one answer is its time', [[0, 1, 3]], 3],
    [
      'of three is that of the second',
      [
        [600, 1, 610],
        [0, 1, 2],
        [1440, 1, 1450],
      ],
      610,
    ],
    [
      'is the average of the group that it lies in',
      [
        [0, 2, 4],
        [60, 6, 372],
        [2880, 1, 3000],
      ],
      62,
    ],
    [
      'is that of several days together',
      [
        [0, 1, 2],
        [60, 1, 61],
        [0, 1, 4],
        [0, 1, 3],
      ],
      3,
    ],
  ] as const)('%s', (_what, times, minutes) => expect(medianMinutes(times)).toBe(minutes));
});
