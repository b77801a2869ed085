import { isProvided } from './provided-versions';

const isGiven = (range: string, version: string) => isProvided({ name: 'lib', range }, { lib: version });

test.each([
  ['^19.3.1', '19.3.1', true],
  ['^19.3.1', '19.4.0', true],
  ['^19.3.1', '19.3.0', false],
  ['^19.3.1', '19.2.9', false],
  ['^19.3.1', '20.3.1', false],
  ['^19.3.1', '18.9.9', false],
  ['^9.0.0', '10.0.0', false],
  ['^0.1.0', '0.1.4', true],
  ['^0.1.4', '0.1.0', false],
  ['^0.1.0', '0.2.0', false],
  ['^0.1.0', '1.1.0', false],
  ['^0.0.3', '0.0.3', true],
  ['^0.0.3', '0.0.4', false],
  ['^1.9.0', '1.10.0', true],
])('FED-03 %s is provided by %s: %s', (range, version, expected) => {
  expect(isGiven(range, version)).toBe(expected);
});

test('FED-03 what the shell does not bring along is not provided, whatever it is called', () => {
  for (const name of ['lodash', 'constructor', '__proto__']) expect(isProvided({ name, range: '^1.0.0' })).toBe(false);
});
