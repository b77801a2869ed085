import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');

/** Runs a staff command on the database of the site under test: `runStaff('approve-profile', email)`. */
export async function runStaff(...args: readonly string[]): Promise<string> {
  return (await run('staff', args)).toString();
}

/** Runs a staff command that returns a file, and writes it to `target`. */
export async function runStaffFile(target: string, ...args: readonly string[]): Promise<void> {
  await writeFile(target, await run('staff', args));
}

/** Runs a content command on the same database: `runContent('publish', 'opening/casting-editor', '1')`. */
export async function runContent(...args: readonly string[]): Promise<string> {
  return (await run('content', args)).toString();
}

async function run(program: 'staff' | 'content', args: readonly string[]): Promise<Buffer> {
  const file = join(ROOT, `backend/dist/${program}.mjs`);
  const options = { cwd: ROOT, env: process.env, encoding: 'buffer' } as const;
  return (await promisify(execFile)(process.execPath, [file, ...args], options)).stdout;
}
