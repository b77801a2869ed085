import { describeOutcome, readReleasePlan } from './release-plan';

test('FED-02 a release is what visitors get unless something else is said', () => {
  const { packageName, wish } = readReleasePlan(['mf-landing']);
  expect([packageName, wish]).toEqual(['mf-landing', { promotion: 'promote', experiment: undefined }]);
  expect(describeOutcome(wish)).toContain('what visitors get');
});

test('FED-06 a candidate is for QA alone', () => {
  const { wish } = readReleasePlan(['mf-landing', '--candidate']);
  expect(wish.promotion).toBe('candidate');
  expect(describeOutcome(wish)).toContain('nobody gets it yet');
});

test('FED-04 a variant has an experiment and a share in percent', () => {
  const { wish } = readReleasePlan(['mf-landing', '--experiment', 'hero-test', '--variant', 'B', '--weight', '12.5']);
  expect(wish.experiment).toEqual({ name: 'hero-test', variant: 'B', weight: 1250 });
  expect(describeOutcome(wish)).toContain('variant B of hero-test for 12.5 % of visitors');
});

test.each([
  [['mf-nothing'], 'Name the remote to release'],
  [[], 'Name the remote to release'],
  [['mf-landing', '--experiment', 'hero-test'], 'needs all three'],
  [['mf-landing', '--variant', 'B', '--weight', '20'], 'needs all three'],
  [['mf-landing', '--candidate', '--experiment', 'hero-test', '--variant', 'B', '--weight', '20'], 'not both'],
  [['mf-landing', '--experiment', 'hero-test', '--variant', 'B', '--weight', 'half'], '"half" is no share'],
  [['mf-landing', '--at-start', '--candidate'], 'no other option'],
  [['mf-landing', '--now'], '--now'],
])('%j is refused in a sentence', (args, words) => {
  expect(() => readReleasePlan(args)).toThrow(words);
});
