import type { ExperimentResultResponse } from '@alltalent/shared/contracts';
import { describeResult } from './experiment-result';

const NOW = Date.UTC(2026, 10, 22);
const DAY = 24 * 3600 * 1000;
const variant = (name: string, exposed: number, converted: number) => ({
  variant: name,
  versions: ['1.0.0', `1.1.0-${name}`],
  weight: 5000,
  exposed,
  converted,
  rate: exposed === 0 ? null : converted / exposed,
  difference: name === 'A' ? null : { from: 0.0052, to: 0.0189, p_value: 0.0006 },
  failure_rate: 0.0012,
  lcp_p75: 1840,
  days: [{ day: '2026-11-21', exposed, converted, rate: null }],
});

function aResult(change: Partial<ExperimentResultResponse> = {}): ExperimentResultResponse {
  return {
    experiment: 'hero',
    remote: 'mf_landing',
    state: 'running',
    started_at: NOW - 3 * DAY,
    ended_at: null,
    plan: { baseline: 0.05, lift: 0.2, visitors: 8158, routes: null },
    judged_at: null,
    variants: [variant('A', 8200, 410), variant('B', 8158, 506)],
    excluded: 0,
    sample_ratio_p: 0.42,
    verdict: 'collecting',
    ...change,
  };
}

describe('Report of a test as text', () => {
  test('FED-04 it shows each variant with its interval, the days, the split and the verdict', () => {
    const text = describeResult(aResult({ verdict: 'better', judged_at: NOW }), NOW);
    expect(text).toContain('hero of mf_landing, all pages: running, begun 3 days ago');
    expect(text).toMatch(/^B +1\.1\.0-B +50 % +8,158 +506 +6\.2 % +\+0\.52 to \+1\.89 points +0\.0006 +0\.12 % +1\.84 s$/mu);
    expect(text).toMatch(/^2026-11-21 +410 of 8,200, 5 % +506 of 8,158, 6\.2 %$/mu);
    expect(text).toContain('Split: as the weights say (p 0.420).');
    expect(text).toContain('Verdict: better. B does better than A. Judged on 2026-11-22');
  });

  test('FED-04 before the planned sample it says that nothing is a result, and what is missing', () => {
    const text = describeResult(aResult({ variants: [variant('A', 900, 9), variant('B', 300, 30)] }), NOW);
    expect(text).toContain('Verdict: collecting. It is judged once each variant has 8,158 visitors; the smallest has 300.');
    expect(text).not.toContain('better');
  });

  test('FED-04 a test that ended too early has no verdict', () => {
    const text = describeResult(aResult({ state: 'ended', ended_at: NOW }), NOW);
    expect(text).toContain('Verdict: none. It ended before each variant had its planned 8,158 visitors');
  });

  test('FED-04 not decided is no result, and no difference names what is not ruled out', () => {
    const undecided = describeResult(aResult({ verdict: 'undecided', judged_at: NOW }), NOW);
    expect(undecided).toContain('Verdict: not decided. The interval is wide enough for both a loss and a gain of 20 %');
    const variants = [variant('A', 8200, 410), { ...variant('B', 8158, 440), difference: { from: -0.002, to: 0.0105, p_value: 0.2 } }];
    const alike = describeResult(aResult({ verdict: 'no-difference-yet', judged_at: NOW, variants }), NOW);
    expect(alike).toContain('Verdict: no difference. A change of 20 %');
    expect(alike).toContain('A gain of that size by B is not ruled out.');
  });

  test('FED-04 a mismatch says that the figures mean nothing, and excluded visitors are listed', () => {
    const text = describeResult(aResult({ verdict: 'mismatch', sample_ratio_p: 1e-9, excluded: 1200 }), NOW);
    expect(text).toContain('Split: not as the weights say (p below 0.001).');
    expect(text).toContain('the figures mean nothing');
    expect(text).toContain('1,200 visitors were seen with two variants');
  });

  test('FED-04 an experiment without exposures shows blanks, not zeros', () => {
    const empty = { ...variant('B', 0, 0), difference: null, failure_rate: null, lcp_p75: null, days: [] };
    const text = describeResult(aResult({ variants: [{ ...variant('A', 0, 0), days: [] }, empty], sample_ratio_p: null }), NOW);
    expect(text).toMatch(/^B +1\.1\.0-B +50 % +0 +0 *$/mu);
    expect(text).toContain('Split: too few visitors to say.');
  });
});
