import { isInCaretRange } from './caret-range';

test.each([
  ['19.3.1', '^19.3.1', true],
  ['19.3.2', '^19.3.1', true],
  ['19.10.0', '^19.3.1', true],
  ['19.3.0', '^19.3.1', false],
  ['20.0.0', '^19.3.1', false],
  ['19.3.1', '^18.0.0', false],
  ['0.1.4', '^0.1.0', true],
  ['0.2.0', '^0.1.0', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['19.3.1+build', '^19.3.1', true],
  ['20.0.0-rc.1', '^19.3.1', false],
  ['19.4.0-rc.1', '^19.3.1', false],
  ['19.3.1', '19.3.1', false],
  ['19.3.1', '>=19', false],
  ['19.3.1', '', false],
  ['', '^19.3.1', false],
  ['latest', '^19.3.1', false],
  ['19.3', '^19.3.1', false],
])('REL-05 version %s in the range %s: %s', (version, range, isIn) => {
  expect(isInCaretRange(version, range)).toBe(isIn);
});
