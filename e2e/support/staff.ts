import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');

/** What provider staff do, on the database of the site under test: `runStaff('approve-profile', email)`. */
export async function runStaff(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--enable-source-maps', join(ROOT, 'backend/dist/staff.mjs'), ...args], {
    cwd: ROOT,
    env: process.env,
  });
  return stdout;
}
