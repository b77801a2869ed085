import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { ROOT } from '../build/packages';

const LOADERS = ['tsx', join(ROOT, 'backend/test/support/cli/swc-loader.mjs')].flatMap((loader) => ['--import', loader]);
const PROGRAM = join(ROOT, 'backend/test/support/notifications/streams-program.ts');
const PATH = '/api/events';
const STREAMS_PER_ACCOUNT = 6;
const AT_ONCE = 50;
const REST_MS = 3000;

type Memory = { readonly streams: number; readonly heapUsed: number; readonly rss: number };
type Ready = { readonly port: number; readonly cookies: readonly string[] };
export type StreamRun = { readonly streams: number; readonly before: Memory; readonly after: Memory };

/** Opens streams on one backend process, and measures its memory before and after. */
export async function measureStreams(streams: number): Promise<StreamRun> {
  const accounts = Math.ceil(streams / STREAMS_PER_ACCOUNT);
  const child = spawn(process.execPath, ['--expose-gc', ...LOADERS, PROGRAM, String(accounts)], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  try {
    const lines = linesOf(child);
    const { port, cookies } = (await next(lines)) as Ready;
    const ask = async () => {
      child.stdin.write('memory\n');
      return (await next(lines)) as Memory;
    };
    // The first streams bring what every later one shares.
    const warmUp = await openAll(port, cookies.slice(0, 1));
    for (const response of warmUp) response.destroy();
    await rest();
    const before = await ask();
    await openAll(
      port,
      Array.from({ length: streams }, (_, number) => cookies[number % accounts] ?? ''),
    );
    await rest();
    const after = await ask();
    if (after.streams - before.streams !== streams) throw new Error(`${after.streams} streams are open instead of ${streams}.`);
    return { streams, before, after };
  } finally {
    process.off('exit', kill);
    child.kill();
  }
}

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

async function openAll(port: number, cookies: readonly string[]): Promise<IncomingMessage[]> {
  const open: IncomingMessage[] = [];
  for (let start = 0; start < cookies.length; start += AT_ONCE) {
    open.push(...(await Promise.all(cookies.slice(start, start + AT_ONCE).map((cookie) => openOne(port, cookie)))));
  }
  return open;
}

function openOne(port: number, cookie: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: PATH, headers: { cookie }, agent: false }, (response) => {
      response.on('error', () => undefined).resume();
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`A stream was answered ${response.statusCode}.`));
    }).on('error', reject);
  });
}

function linesOf(child: ChildProcessByStdio<Writable, Readable, null>): AsyncIterator<string> {
  return createInterface({ input: child.stdout })[Symbol.asyncIterator]();
}

async function next(lines: AsyncIterator<string>): Promise<unknown> {
  const { value, done } = await lines.next();
  if (done === true) throw new Error('The backend ended.');
  return JSON.parse(value);
}
