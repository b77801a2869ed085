import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

const PROGRAM = join(__dirname, '../../../test/support/kernel/logging/logging-program.ts');

test('REL-22 a log that cannot be written costs its lines, not the process', () => {
  const full = openSync('/dev/full', 'w');
  const run = spawnSync(process.execPath, ['--import', 'tsx', PROGRAM], {
    encoding: 'utf8',
    stdio: ['ignore', full, 'pipe'],
    timeout: 20_000,
  });
  closeSync(full);
  expect(run.stderr).toBe('still serving\n');
  expect(run.status).toBe(0);
});
