import { readPageOptions } from './page-options';

test('seven rounds of what needs no installation, unless the arguments say otherwise', () => {
  expect(readPageOptions([])).toEqual({ rounds: 7, variants: ['drawn', 'federated', 'one bundle', 'naive'], pages: null });
  expect(readPageOptions(['--rounds', '3', '--framework']).variants).toContain('framework');
});

test('chosen pages are those alone', () => {
  expect(readPageOptions(['--pages', '/,a profile']).pages).toEqual(['/', 'a profile']);
});

test('chosen variants come in the order of the report', () => {
  expect(readPageOptions(['--variants', 'framework,drawn']).variants).toEqual(['drawn', 'framework']);
});

test.each([
  [['--rounds', '0'], 'Between 1 and 50 rounds.'],
  [['--rounds', '2.5'], 'Between 1 and 50 rounds.'],
  [['--variants', 'drawn,next'], 'There is no variant "next"; there are drawn, federated, one bundle, naive, framework.'],
])('%p is refused', (args, message) => {
  expect(() => readPageOptions(args)).toThrow(message);
});
