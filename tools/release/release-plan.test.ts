import { describeOutcome, readReleasePlan } from './release-plan';

test('FED-02 a release is what visitors get unless something else is said', () => {
  const { packageName, request } = readReleasePlan(['mf-landing']);
  expect([packageName, request]).toEqual(['mf-landing', { promotion: 'promote', experiment: undefined }]);
  expect(describeOutcome(request)).toContain('what visitors get');
});

test('FED-02 a release has a note of its own when somebody writes one, and its tests run when they are asked for', () => {
  expect(readReleasePlan(['mf-landing', '--note', 'Warmer words', '--tests'])).toMatchObject({ note: 'Warmer words', isTested: true });
  expect(readReleasePlan(['mf-landing'])).toMatchObject({ note: undefined, isTested: false });
});

test('FED-06 a candidate is for QA alone', () => {
  const { request } = readReleasePlan(['mf-landing', '--candidate']);
  expect(request.promotion).toBe('candidate');
  expect(describeOutcome(request)).toContain('nobody gets it yet');
});

test('FED-04 a variant has an experiment and a share in percent', () => {
  const { request } = readReleasePlan(['mf-landing', '--experiment', 'hero-test', '--variant', 'B', '--weight', '12.5']);
  expect(request.experiment).toEqual({ name: 'hero-test', variant: 'B', weight: 1250 });
  expect(describeOutcome(request)).toContain('variant B of hero-test for 12.5 % of visitors');
});

test('FED-04 a test names the pages that it is about', () => {
  const args = ['mf-landing', '--experiment', 'hero-test', '--variant', 'B', '--weight', '20'];
  const { request } = readReleasePlan([...args, '--routes', '/singer, /hiring-influencer']);
  expect(request.experiment?.routes).toEqual(['/singer', '/hiring-influencer']);
  expect(describeOutcome(request)).toContain('it counts those who see /singer or /hiring-influencer');
  expect(readReleasePlan(args).request.experiment?.routes).toBeUndefined();
});

test.each([
  [['mf-landing', '--routes', '/singer'], 'needs all three'],
  [['mf-landing', '--experiment', 'hero-test', '--variant', 'B', '--weight', '20', '--routes', 'singer'], '"singer" is not a page'],
  [['mf-nothing'], 'Name the remote to release'],
  [[], 'Name the remote to release'],
  [['mf-landing', '--experiment', 'hero-test'], 'needs all three'],
  [['mf-landing', '--variant', 'B', '--weight', '20'], 'needs all three'],
  [['mf-landing', '--candidate', '--experiment', 'hero-test', '--variant', 'B', '--weight', '20'], 'not both'],
  [['mf-landing', '--experiment', 'hero-test', '--variant', 'B', '--weight', 'half'], '"half" is no share'],
  [['mf-landing', '--at-start', '--candidate'], 'no test and no candidate'],
  [['mf-landing', '--tests', '--unchecked'], 'leave --unchecked'],
  [['mf-landing', '--now'], '--now'],
])('%j is refused in a sentence', (args, text) => {
  expect(() => readReleasePlan(args)).toThrow(text);
});
