import { spawn } from 'node:child_process';

export type Run = {
  readonly program: string;
  readonly args: readonly string[];
  /** Longest time in milliseconds; then the program is killed. */
  readonly withinMs: number;
  readonly signal?: AbortSignal | undefined;
};
export type Outcome = { readonly isDone: boolean; readonly isLate: boolean; readonly output: string; readonly errors: string };

const MOST_OUTPUT = 262_144;
/** Kilobytes of address space; decoders and the encoder of one picture of 8192 pixels need a third of it. */
const MOST_MEMORY_KB = 3_000_000;

/** Runs a program without a shell's view of its arguments, without input and environment, with limits of time, memory and output. */
export function runProgram({ program, args, withinMs, signal }: Run): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const [command, all] = limited(program, args);
    const child = spawn(command, all, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
      windowsHide: true,
    });
    let isLate = false;
    const stop = () => child.kill('SIGKILL');
    const timer = setTimeout(() => {
      isLate = true;
      stop();
    }, withinMs);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    const [output, errors] = [collect(child.stdout), collect(child.stderr)];
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
    child.once('error', (error) => {
      end();
      reject(error);
    });
    child.once('close', (code) => {
      end();
      resolve({ isDone: code === 0, isLate, output: output(), errors: errors() });
    });
  });
}

/** Limits the memory where the system can. The arguments are passed on as they are. */
function limited(program: string, args: readonly string[]): [string, string[]] {
  if (process.platform !== 'linux') return [program, [...args]];
  return ['/bin/sh', ['-c', `ulimit -v ${MOST_MEMORY_KB} && exec "$0" "$@"`, program, ...args]];
}

function collect(stream: NodeJS.ReadableStream): () => string {
  const parts: Buffer[] = [];
  let length = 0;
  stream.on('data', (part: Buffer) => {
    if (length < MOST_OUTPUT) parts.push(part.subarray(0, MOST_OUTPUT - length));
    length += part.length;
  });
  return () => Buffer.concat(parts).toString('utf8');
}
