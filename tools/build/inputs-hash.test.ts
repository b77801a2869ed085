import { inputsOf } from './inputs-hash';

const ofDevelopment = (files: readonly string[]) =>
  files.filter((file) => /\.test\.tsx?$|\/testing\/|^shared\/src\/dev\/|qa-states\.json$/u.test(file));

test('FED-01 tests, mocks, named states and the isolated page change no release', () => {
  const files = inputsOf('mf-jobs');
  expect(files).toContain('mf-jobs/src/routes.ts');
  expect(files.length).toBeGreaterThan(200);
  expect(ofDevelopment(files)).toEqual([]);
});

test('a change of the mocks builds the page of a remote alone again', () => {
  expect(ofDevelopment(inputsOf('mf-jobs', true)).length).toBeGreaterThan(10);
});
