import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');

/** What staff do to the words of the site, on the database of the site under test: `runContent('get', 'home')`. */
export async function runContent(...args: readonly string[]): Promise<string> {
  const program = join(ROOT, 'backend/dist/content.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, ['--enable-source-maps', program, ...args], {
    cwd: ROOT,
    env: process.env,
  });
  return stdout;
}

/** The same with a file that holds `text`: its name goes where the arguments have `FILE`. */
export async function runContentWith(text: string, ...args: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    const file = join(folder, 'words');
    writeFileSync(file, text);
    return await runContent(...args.map((arg) => (arg === 'FILE' ? file : arg)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
