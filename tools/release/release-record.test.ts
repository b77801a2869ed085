import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseRecordSchema } from '@alltalent/shared/contracts';
import { recordOf } from './release-record';
import { sourcesOfTree } from './sources-of-tree';

const folder = mkdtempSync(join(tmpdir(), 'alltalent-sources-'));
const git = (...args: readonly string[]) => {
  const who = ['-c', 'user.name=Asha\u2028Rao', '-c', 'user.email=asha@example.com', '-c', 'commit.gpgsign=false'];
  expect(spawnSync('git', [...who, ...args], { cwd: folder, env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' } }).status).toBe(0);
};
afterAll(() => rmSync(folder, { recursive: true }));

test('FED-02 a tree without git has a record without a commit', () => {
  expect(sourcesOfTree(folder)).toEqual({ commit: null, is_dirty: null, author: '', subject: '' });
});

test('FED-02 a record names the commit, its author and subject in one line each, and whether there are changes in no commit', () => {
  git('init', '-q');
  writeFileSync(join(folder, 'file'), '1');
  git('add', '.');
  git('commit', '-qm', `${'A long subject '.repeat(20)}\n\nand a body`);
  const clean = sourcesOfTree(folder);
  expect(clean).toMatchObject({ is_dirty: false, author: 'Asha Rao' });
  expect(clean.commit).toMatch(/^[0-9a-f]{40}$/u);
  expect(clean.subject).toMatch(/^A long subject .*…$/u);
  expect(clean.subject).toHaveLength(200);
  writeFileSync(join(folder, 'another'), '');
  expect(sourcesOfTree(folder).is_dirty).toBe(true);
});

test('FED-02 a record says which checks ran, and what they looked at', async () => {
  const check = { passed: true, seconds: 1 };
  const checks = [
    { ...check, name: 'types', output: 'Files:              812\nLines: 90' },
    { ...check, name: 'lint', output: 'Found 0 warnings and 0 errors.\nFinished in 18.3s on 43 files with 206 rules' },
  ];
  const record = recordOf('mf-landing', { note: 'Warmer words', checks });
  expect(record.note).toBe('Warmer words');
  expect(record.checks).toEqual([
    { name: 'types', outcome: 'passed', count: 812 },
    { name: 'lint', outcome: 'passed', count: 43 },
    { name: 'tests', outcome: 'not-run', count: null },
  ]);
  await expect(releaseRecordSchema.validate(record, { strict: true })).resolves.toEqual(record);
  const tested = [{ ...check, name: 'tests', output: 'Test Suites: 9 passed, 9 total\nTests:       3 skipped, 120 passed, 123 total\n' }];
  expect(recordOf('mf-landing', { checks: tested }).checks[2]).toEqual({ name: 'tests', outcome: 'passed', count: 123 });
});
