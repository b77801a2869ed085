import type { StreamRun } from './streams';
import { table } from './tables';

/** Writes the part of docs/benchmarks.md about streams of live events. */
export function writeStreamReport({ streams, before, after }: StreamRun, platform: string, day: string): string {
  const row = (name: string, from: number, to: number) => [name, megabytes(from), megabytes(to), ((to - from) / streams / 1024).toFixed(1)];
  return `# Benchmarks of streams

\`npm run bench:streams\` measures, and writes this part. ${streams} readers, six of each account, hold a stream of live events open on one backend process; garbage is collected before each reading. Resident memory grows less than the heap, since the start leaves free pages.

Measured on ${day}: ${platform}.

${table(
  ['memory', 'MB without streams', `MB with ${streams}`, 'kB of a stream'],
  [row('heap', before.heapUsed, after.heapUsed), row('resident', before.rss, after.rss)],
)}
`;
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0);
}
