import { concernOf } from './concerned';
import { changedSince } from './changed-files';
import { describeImpact, type Impact } from './describe-impact';

const BUNDLED = ['mf-jobs/src/routes.ts', 'shared/src/ui/button/button.tsx'];

test.each([
  ['a file in its bundle', ['shared/src/ui/button/button.tsx'], 1],
  ['a file that it does not import', ['shared/src/ui/tabs/tabs.tsx'], 0],
  ['its remote.json', ['mf-jobs/remote.json'], 1],
  ['the remote.json of another remote', ['mf-auth/remote.json'], 0],
  ['a test of its own', ['mf-jobs/src/pages/job.test.tsx'], 0],
  ['the versions of packages', ['package-lock.json'], 1],
  ['how remotes are built', ['shared/build/remote-config.ts'], 1],
  ['a test of the build', ['shared/build/hours.test.ts', 'tools/build/budgets.test.ts'], 0],
  ['the page of a remote alone', ['shared/build/isolation-config.ts'], 0],
])('FED-01 %s concerns a remote or not', (_what, changed, files) => {
  expect(concernOf('mf-jobs', changed, BUNDLED).because).toHaveLength(files);
});

test('FED-01 a remote that was never built is concerned by each of its files', () => {
  expect(concernOf('mf-new', ['mf-new/src/routes.ts', 'mf-jobs/src/routes.ts'], null).because).toEqual(['mf-new/src/routes.ts']);
});

const impact = (more: Partial<Impact> = {}): Impact => ({
  commit: 'main',
  changed: ['shared/src/ui/button/button.tsx'],
  remotes: [],
  programs: [],
  unconcerned: [],
  squads: [],
  tests: [],
  ...more,
});

test('FED-01 the impact names each new version, what stays, and the tests to run', () => {
  const because = ['shared/src/ui/button/button.tsx'];
  const lines = describeImpact(
    impact({
      remotes: [
        { packageName: 'mf-jobs', because, before: '0.1.0-a', after: '0.1.0-b', wasBuilt: false },
        { packageName: 'mf-auth', because, before: '0.1.0-c', after: '0.1.0-c', wasBuilt: false },
      ],
      programs: [{ packageName: 'shell', because }],
      unconcerned: ['mf-platform'],
      squads: [{ name: 'jobs', mail: 'jobs@squads.example' }],
      tests: ['a.test.ts', 'b.test.ts'],
    }),
  ).split('\n');
  expect(lines).toEqual([
    '1 file changed since main.',
    '',
    'mf-jobs 0.1.0-a becomes 0.1.0-b: npm run release -w mf-jobs',
    '  shared/src/ui/button/button.tsx',
    '',
    'mf-auth stays 0.1.0-c: no release needed.',
    '  shared/src/ui/button/button.tsx',
    '',
    'shell: build and deploy it again.',
    '  shared/src/ui/button/button.tsx',
    '',
    'Not touched: mf-platform.',
    '',
    'Squads concerned: jobs (jobs@squads.example).',
    '',
    '2 test files to run: npx jest --findRelatedTests shared/src/ui/button/button.tsx',
    'Tests that read sources without importing them: npx jest tools shared/build',
  ]);
});

test('FED-01 a remote that was built with the change before is not said to stay', () => {
  const built = { packageName: 'mf-jobs', because: ['mf-jobs/src/routes.ts'], before: '0.1.0-b', after: '0.1.0-b', wasBuilt: true };
  expect(describeImpact(impact({ remotes: [built] }))).toContain(
    'mf-jobs is 0.1.0-b, built with the change before. Release it unless visitors have that: npm run platform -- status mf-jobs',
  );
});

test('FED-01 without a change there is nothing to say, and an unknown commit is refused with a sentence', () => {
  expect(describeImpact(impact({ changed: [] }))).toBe('Nothing has changed since main.');
  expect(() => changedSince('--no-such-commit')).toThrow(
    'There is no commit --no-such-commit here. Name one, as in: npm run impact -- main',
  );
});
