import { readOptions } from '../bench/options';
import { runOnEngines } from '../bench/run-engines';
import { measureThreads, THREAD_SIZES } from '../bench/threads';
import { writeThreadReport } from '../bench/threads-report';

/** npm run bench:threads: measures the inbox and threads, and writes docs/benchmarks.md. */
await runOnEngines(() => readOptions(process.argv.slice(2), 'bench:threads', THREAD_SIZES), {
  command: 'bench:threads',
  part: 'messages',
  measure: measureThreads,
  write: writeThreadReport,
});
