import { refuseTermsAt } from './terms-notice-period';

const NOW = Date.UTC(2026, 10, 20, 10);
const midnight = (day: string) => Date.parse(`${day}T00:00:00+05:30`);
const first = { effectiveAt: midnight('2026-11-03') };

test('MEM-02 fourteen days of notice are refused and fifteen accepted, across the end of a month', () => {
  const refusal = 'Terms are posted at least 15 days ahead, and after those announced before: the earliest day is 2026-12-05.';
  expect(refuseTermsAt(midnight('2026-12-05') - 1, [first], NOW)).toBe(refusal);
  expect(refuseTermsAt(midnight('2026-12-05'), [first], NOW)).toBeNull();
  expect(refuseTermsAt(midnight('2024-02-29'), [], Date.UTC(2024, 1, 15))).toContain('2024-03-01');
});

test('MEM-02 each text has a day of its own, after those posted before it', () => {
  const next = { effectiveAt: midnight('2027-01-01') };
  for (const day of ['2026-12-20', '2027-01-01']) expect(refuseTermsAt(midnight(day), [next, first], NOW)).toContain('2027-01-02');
  expect(refuseTermsAt(midnight('2027-01-02') - 1, [next, first], NOW)).toContain('2027-01-02');
  expect(refuseTermsAt(midnight('2027-01-02'), [next, first], NOW)).toBeNull();
});
