import { fork } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../build/packages';
import type { LoadJob, LoadResult } from './job';

export type Generator = { run(job: LoadJob): Promise<LoadResult>; stop(): void };

type Message = { readonly result?: LoadResult; readonly problem?: string };

/** Starts the load generator in its own process, so that it uses no time of the measured server. */
export function startGenerator(): Generator {
  const child = fork(join(ROOT, 'tools/bench/load/generator-process.ts'), { execArgv: ['--import', 'tsx'], cwd: ROOT });
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        child.once('message', ({ result, problem }: Message) => (result ? resolve(result) : reject(new Error(problem))));
        child.send(job);
      }),
    stop: () => child.disconnect(),
  };
}
