import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../build/packages';

const FOLDER = join(ROOT, 'backend/test/support/cli');

export type Commands = { readonly url: string; stop(): void };

/** Starts the program that runs staff and content commands of journeys on the site of this data folder. */
export async function startCommands(dataDir: string): Promise<Commands> {
  const args = ['--import', 'tsx', '--import', join(FOLDER, 'swc-loader.mjs'), join(FOLDER, 'commands-program.ts')];
  const env = { ...process.env, DATA_DIR: dataDir };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')])) as unknown[];
  if (typeof port !== 'string') throw new Error('The program for commands of journeys did not start.');
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}
