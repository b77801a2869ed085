import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS, readOwners } from '@alltalent/shared/contracts';
import { REMOTES, ROOT } from '../build/packages';
import { describeOwner } from './describe-owner';
import { checksOfRemote, testsOfRemote } from '../checks/checks';
import { pathsOf, readOwnersFile, squadOfCall, squadOfFile } from './owners';

const owners = readOwnersFile();
const foldersIn = (path: string) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test('every remote, every context and every call has one squad, and what a squad names exists', () => {
  const remotes = owners.squads.flatMap((squad) => squad.remotes);
  const contexts = owners.squads.flatMap((squad) => squad.contexts);
  expect([...remotes].sort()).toEqual(REMOTES);
  expect([...contexts].sort()).toEqual([...new Set(['backend/src', 'shared/src/contracts'].flatMap(foldersIn))].sort());
  expect(twice(owners.squads.flatMap(pathsOf))).toEqual([]);
  expect(owners.squads.flatMap(({ paths }) => paths).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(owners.squads.map(({ name }) => name)).toContain(owners.rest);
  const calls = Object.values(ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
  expect(calls.filter((call) => squadOfCall(call, owners) === undefined)).toEqual([]);
});

test('a remote is checked and tested with the components that its squad owns, and with nothing of the backend', () => {
  for (const { args } of [testsOfRemote('mf-talents'), ...checksOfRemote('mf-talents').slice(-1)])
    expect(args).toEqual([
      'mf-talents',
      'shared/src/ui/talent-card',
      'shared/src/ui/picture-upload',
      'shared/src/ui/video-player',
      'shared/src/ui/video-upload',
    ]);
});

test('a file belongs to the squad that names the longest path to it, and else to the squad of the rest', () => {
  expect(
    [
      'mf-jobs/src/routes.ts',
      'backend/src/jobs/index.ts',
      'shared/src/ui/talent-card/talent-card.tsx',
      'shared/src/ui/button/button.tsx',
    ].map((file) => squadOfFile(file, owners)),
  ).toEqual(['jobs', 'jobs', 'talents', 'platform']);
  expect(squadOfFile('mf-jobsnot/x.ts', owners)).toBe('platform');
});

test('pages and calls are asked for by their path', () => {
  expect(describeOwner('/jobs', owners)).toBe('/jobs: jobs (@all-talent/jobs, jobs@squads.alltalent.example)');
  expect(describeOwner('/api/saved-searches', owners)).toContain('jobs (');
  expect(describeOwner('/nothing', owners)).toContain('no page and no call');
});

test.each([
  ['without an address', { mail: undefined }],
  ['with a remote that is none', { remotes: ['jobs'] }],
  ['with a path out of the repository', { paths: ['../x'] }],
])('a squad %s is refused', (_what, change) => {
  const squad = { team: '@all-talent/one', mail: 'one@squads.example', remotes: ['mf-one'], contexts: [], paths: [] };
  expect(readOwners({ squads: { one: squad }, rest: 'one' }).squads).toEqual([{ name: 'one', ...squad }]);
  expect(() => readOwners({ squads: { one: { ...squad, ...change } }, rest: 'one' })).toThrow();
});
