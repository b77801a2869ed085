import { emptyDatabase, programOf } from './measured-database';
import { type Engine, type Size, SIZES } from './options';
import { sampleOf } from './statistics';
import type { ThreadRun } from './threads-report';

const ask = programOf('hiring/threads-program.ts');
export const THREAD_SIZES: readonly Size[] = ['1k', '100k', '1m'];

/** Measures a database of messages, which is made for it and removed afterwards. `mysqlUrl` ends with a slash. */
export async function measureThreads(engine: Engine, size: Size, mysqlUrl: string): Promise<ThreadRun> {
  const { url, remove } = await emptyDatabase(engine, `threads_${size}`, mysqlUrl);
  try {
    await ask('fill', url, SIZES[size]);
    const { inbox, thread } = (await ask('measure', url)) as Readonly<Record<'inbox' | 'thread', number[]>>;
    return { engine, size, inbox: sampleOf(inbox), thread: sampleOf(thread) };
  } finally {
    await remove();
  }
}
