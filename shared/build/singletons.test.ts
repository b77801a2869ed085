import { PROVIDED_VERSIONS } from '@alltalent/shared/contracts';
import { neededVersion, SINGLETONS } from './singletons';

test('FED-07 the control plane knows every library the shell provides, at the version it is built with', () => {
  const { '@alltalent/shared/contracts': contracts, ...libraries } = PROVIDED_VERSIONS;
  expect(libraries).toEqual(Object.fromEntries(SINGLETONS.map((name) => [name, neededVersion(name).slice(1)])));
  expect(`^${contracts}`).toBe(neededVersion('@alltalent/shared/contracts'));
});
