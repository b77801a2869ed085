import { countOf, isWithin } from './simulation/figure';
import { simulateTests } from './simulate';

describe('Simulation of tests whose truth is known', () => {
  test('FED-04 false alarms, power, splits and mismatches are where the rules say, with every share of visitors who allow statistics', async () => {
    const figures = await simulateTests({ visitors: 2000, tests: 150, splits: 1500, consents: 20 });
    expect(figures.map(({ what }) => what)).toHaveLength(33);
    expect(figures.filter((figure) => !isWithin(figure))).toEqual([]);
  });

  test('FED-04 no visitor changes variant when a weight goes from 20 to 50 and back', async () => {
    const figures = await simulateTests({ visitors: 2000, tests: 1, splits: 1, consents: 1 });
    expect(figures.find(({ what }) => what === 'visitors who changed sides')).toMatchObject({ seen: 0, to: 0 });
  });

  test('a figure out of its binomial interval is found out', () => {
    expect(isWithin(countOf('x', 0.05, { seen: 500, of: 10_000 }))).toBe(true);
    expect(isWithin(countOf('x', 0.05, { seen: 600, of: 10_000 }))).toBe(false);
    expect(isWithin(countOf('x', 0.05, { seen: 400, of: 10_000 }))).toBe(false);
    expect(isWithin(countOf('x', 0, { seen: 1, of: 10_000 }))).toBe(false);
  });
});
