import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { LogFile } from './log-file';

const KILL_AFTER_MS = 18_000;

export type Program = {
  readonly name: string;
  readonly process: ChildProcess;
  /** Resolves with the exit code, whenever it comes. */
  readonly exited: Promise<number>;
  /** The last lines it wrote to standard error. */
  lastWords(): string;
  stop(): Promise<void>;
};

/** Starts a built server; what it prints goes to a log file. */
export function startProgram(name: string, file: string, env: Readonly<Record<string, string>>, logFile: string): Program {
  const log = new LogFile(logFile);
  let tail = '';
  const child = spawn(process.execPath, ['--enable-source-maps', join(ROOT, file)], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  child.stderr.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-2000)));
  const exited = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  return {
    name,
    process: child,
    exited,
    lastWords: () => tail.trim(),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** Waits until the address answers 200; throws when the program ends first or the time is up. */
export async function waitFor(program: Program, url: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  let ended: number | undefined;
  void program.exited.then((code) => (ended = code));
  while (Date.now() < deadline) {
    if (ended !== undefined) throw new Error(program.lastWords() || `${program.name} ended by itself with code ${ended}.`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${program.name} did not get ready within ${seconds} s. Its log: ${program.lastWords()}`);
}
