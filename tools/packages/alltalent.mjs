#!/usr/bin/env node
// The command of a remote with a repository of its own: alltalent build. Plain JavaScript, because it starts what reads TypeScript.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const COMMANDS = { dev: 'dev-remote', build: 'build', isolated: 'isolated', check: 'check-remote', release: 'release' };

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [name = '', ...rest] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, name)) stop(`Say what to do: alltalent ${Object.keys(COMMANDS).join(', ')}.`);
if (!existsSync('remote.json')) stop(`There is no remote.json in ${process.cwd()}. Run this in the folder of the remote.`);
const { remote } = JSON.parse(readFileSync('remote.json', 'utf8'));

const file = fileURLToPath(new URL(`../commands/${COMMANDS[name]}.ts`, import.meta.url));
const args = ['--import', import.meta.resolve('tsx'), file, remote.replace('_', '-'), ...rest];
const child = spawn(process.execPath, args, { stdio: 'inherit' });
// Ctrl-C reaches the child directly; this process waits until it has stopped.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
