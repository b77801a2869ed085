import { refuseDraft } from './terms.policy';

const TODAY = '2026-11-20';
const draft = (effectiveOn: string, version = '2027-01') => ({ version, effectiveOn, summary: 'Clearer words.' });
const first = { version: '2024-01', effectiveAt: Date.UTC(2024, 0, 1) };

test('MEM-02 fourteen days of notice are refused and fifteen accepted, across the end of a month', () => {
  expect(refuseDraft(draft('2026-12-04'), [first], TODAY)).toBe('Terms are posted at least 15 days ahead: the earliest day is 2026-12-05.');
  expect(refuseDraft(draft('2026-12-05'), [first], TODAY)).toBeNull();
  expect(refuseDraft(draft('2024-02-29'), [first], '2024-02-15')).toContain('2024-03-01');
});

test('MEM-02 a version is posted once, and comes after those posted before it', () => {
  expect(refuseDraft(draft('2027-01-01', '2024-01'), [first], TODAY)).toContain('posted already');
  const next = { version: '2027-01', effectiveAt: Date.UTC(2027, 0, 1) };
  for (const day of ['2026-12-20', '2027-01-01']) expect(refuseDraft(draft(day, '2027-02'), [next, first], TODAY)).toContain('2027-01-01');
  expect(refuseDraft(draft('2027-01-02', '2027-02'), [next, first], TODAY)).toBeNull();
});
