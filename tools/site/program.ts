import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { LogFile } from './log-file';

const KILL_AFTER_MS = 18_000;

/** What can be stopped; resolves once it has ended. */
export type Stoppable = { stop(): Promise<void> };

export type Program = Stoppable & {
  readonly name: string;
  readonly process: ChildProcess;
  /** Resolves with the exit code. */
  readonly exited: Promise<number>;
  /** Returns the last lines of its standard error. */
  errorTail(): string;
};

/** Starts a built server and writes its output to a log file. */
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
  // Nothing stays behind a command that ends before it has stopped its programs.
  const kill = () => void child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const exited = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  return {
    name,
    process: child,
    exited,
    errorTail: () => tail.trim(),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** Waits until the URL gives 200. Throws when the program exits first or after `seconds`. */
export async function waitFor(program: Program, url: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  let ended: number | undefined;
  void program.exited.then((code) => (ended = code));
  let last = '';
  while (Date.now() < deadline) {
    if (ended !== undefined) throw new Error(program.errorTail() || `${program.name} ended by itself with code ${ended}.`);
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch((error: unknown) => void (last = reasonOf(error)));
    // Read to its end: Node 20 and 22 leave the connection of a cancelled answer open, for which a server waits when it stops.
    await response?.arrayBuffer().catch(() => undefined);
    if (response?.ok) return;
    if (response) last = `status ${response.status}`;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${program.name} did not get ready within ${seconds} s. ${url}: ${last}. Its log: ${program.errorTail()}`);
}

/** Returns why a request failed, 'getaddrinfo ENOTFOUND localhost'; the cause says more than the error of fetch. */
function reasonOf(error: unknown): string {
  const { cause = error } = error as { readonly cause?: unknown };
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
