import { findAgeErrors } from './age-errors';

const OUT_OF_RANGE = 'Ages go from 1 to 100';
const NO_NUMBER = 'Please enter a whole number, such as 25';

test.each([
  ['', '', {}],
  ['20', '', {}],
  ['20', '20', {}],
  ['45', '20', { from: 'The first age must be the smaller one' }],
  ['0', '', { from: OUT_OF_RANGE }],
  ['', '101', { to: OUT_OF_RANGE }],
  ['45', '0', { to: OUT_OF_RANGE }],
  ['18-25', '', { from: NO_NUMBER }],
  ['18', '20.5', { to: NO_NUMBER }],
  ['', '1e1', { to: NO_NUMBER }],
])('the ages %j to %j have the errors %j', (from, to, errors) => {
  expect(findAgeErrors(from, to)).toEqual(errors);
});
