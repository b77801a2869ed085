import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsHash } from './inputs-hash';
import { ROOT } from './packages';

const AT_ONCE = 2;

/** Builds the packages whose inputs have changed, two at a time. Throws when a build fails. */
export async function buildChanged(names: readonly string[], say: (line: string) => void): Promise<void> {
  const waiting = names.filter((name) => !isBuilt(name));
  if (waiting.length === 0) return say('Everything is built already.');
  const worker = async (): Promise<void> => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await buildOne(name, say);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function isBuilt(name: string): boolean {
  const stamp = join(ROOT, name, 'dist', '.inputs');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash(name);
}

function buildOne(name: string, say: (line: string) => void): Promise<void> {
  const begun = Date.now();
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'tools/build/build-package.ts'), name], { cwd: ROOT });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error(`${name} could not be built:\n${output}`));
      say(`Built ${name} in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
      resolve();
    });
  });
}
