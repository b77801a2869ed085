import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');
/** Address of the program that `npm test` starts for commands; without it each command is a program of its own. */
const COMMANDS = process.env['COMMANDS_URL'];

type Program = 'staff' | 'content';

/** Runs a staff command on the database of the site under test: `runStaff('approve-profile', email)`. */
export function runStaff(...args: readonly string[]): Promise<string> {
  return COMMANDS === undefined ? runBuilt('staff', ...args) : ask(COMMANDS, 'staff', args);
}

/** Runs a content command on the same database: `runContent('publish', 'opening/casting-editor', '1')`. */
export function runContent(...args: readonly string[]): Promise<string> {
  return COMMANDS === undefined ? runBuilt('content', ...args) : ask(COMMANDS, 'content', args);
}

/** Runs a command with the built program that staff use, which takes seconds to load. */
export async function runBuilt(program: Program, ...args: readonly string[]): Promise<string> {
  return (await run(program, args)).toString();
}

/** Runs a staff command that returns a file, and writes it to `target`. */
export async function runStaffFile(target: string, ...args: readonly string[]): Promise<void> {
  await writeFile(target, await run('staff', args));
}

async function ask(url: string, program: Program, args: readonly string[]): Promise<string> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ program, args }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${program} ${args.join(' ')}: ${text}`);
  return text;
}

async function run(program: Program, args: readonly string[]): Promise<Buffer> {
  const file = join(ROOT, `backend/dist/${program}.mjs`);
  const options = { cwd: ROOT, env: process.env, encoding: 'buffer' } as const;
  return (await promisify(execFile)(process.execPath, [file, ...args], options)).stdout;
}
