import { writeBenchmarks } from '../bench/benchmarks-page';
import { describePlatform } from '../bench/machine';
import { measureStreams } from '../bench/streams';
import { writeStreamReport } from '../bench/streams-report';

const STREAMS = 2000;

/** npm run bench:streams: measures the memory of open streams in one backend process, and writes docs/benchmarks.md. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
try {
  const report = writeStreamReport(await measureStreams(STREAMS), describePlatform(), new Date().toISOString().slice(0, 10));
  writeBenchmarks('streams', report);
  console.log(report);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
