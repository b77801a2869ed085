import type { Machine } from './machine';
import { ENGINE_NAMES, type Engine } from './options';
import type { FilterTimes, Results, Side, Throughput } from './results';
import { MOST_SPREAD, ratioOf, type Sample } from './statistics';
import { machineText, percent, table } from './tables';
import { evaluate } from './targets';

export type Report = { readonly machine: Machine; readonly results: Results; readonly engines: readonly Engine[]; readonly day: string };

/** Returns the text of docs/benchmarks.md. */
export function writeReport({ machine, results, engines, day }: Report): string {
  return (
    [
      '# Benchmarks of the API',
      '`npm run bench:api` measures, and writes this part. `-- --sizes 10k,100k,1m --engines sqlite,mariadb` chooses; databases are seeded once and kept in `.data/bench`.',
      `Measured on ${day}: ${machineText(machine)}.`,
      '## Targets',
      table(
        ['target', 'wanted', 'engine', 'measured', ''],
        evaluate(results, engines).map(({ what, target, engine, value, verdict }) => [what, target, ENGINE_NAMES[engine], value, verdict]),
      ),
      '## Against bare node:http',
      throughputTable(results),
      '## One visitor, one page after another',
      table(
        ['engine', 'talents', 'page', 'p50 ms', 'spread'],
        results.waits.map(({ engine, size, page, wait }) => [ENGINE_NAMES[engine], size, page, wait.median.toFixed(2), percent(wait)]),
      ),
      '## Any filter',
      table(
        ['engine', 'talents', 'filters', 'asked', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'],
        results.filters.flatMap(({ engine, size, filters, cold, warm, bare }) => [
          [ENGINE_NAMES[engine], size, String(filters), 'for the first time', ...times(cold)],
          [ENGINE_NAMES[engine], size, String(filters), 'again', ...times(warm)],
          [ENGINE_NAMES[engine], size, 'none', 'bare server', ...times(bare)],
        ]),
      ),
      '## How it is measured',
      METHOD,
    ].join('\n\n') + '\n'
  );
}

function throughputTable({ throughput }: Results): string {
  const head = ['engine', 'talents', 'server', 'requests/s', 'spread', 'CPU ms', 'spread', 'p50 ms', 'p99 ms', 'speed', 'CPU'];
  return table(head, throughput.flatMap(throughputRows));
}

function throughputRows({ engine, size, bare, application, sameStatements }: Throughput): string[][] {
  const ratio = (one: Sample, other: Sample) => ratioOf(one, other)?.toFixed(2) ?? '';
  const against = ({ perSecond, cpuMs }: Side) => [ratio(perSecond, bare.perSecond), ratio(cpuMs, bare.cpuMs)];
  return [
    { name: 'bare', side: bare, ratios: ['', ''] },
    { name: 'application', side: application, ratios: against(application) },
    { name: 'without memory', side: sameStatements, ratios: against(sameStatements) },
  ].map(({ name, side, ratios }) => [
    ENGINE_NAMES[engine],
    size,
    name,
    side.perSecond.median.toFixed(0),
    percent(side.perSecond),
    side.cpuMs.median.toFixed(2),
    percent(side.cpuMs),
    side.p50.median.toFixed(2),
    side.p99.median.toFixed(2),
    ...ratios,
  ]);
}

function times({ p50, p95, p99, max }: FilterTimes): string[] {
  return [p50, p95, p99, max].map((time) => time.toFixed(1));
}

const METHOD = `- The application is the built backend as in production, its limits included: every request comes from another address (\`TRUST_PROXY=1\`, \`X-Forwarded-For\`), so that they count and never refuse. The load generator is a process of its own with connections that stay open; what a server costs is its process's CPU time.
- The bare server is node:http with mysql2 (twenty connections) or better-sqlite3, and sends the statements that the application sends for the same page: the limits' row and what was counted before it, the total, twelve ids, twelve talents; as text, where the application has MySQL prepare them. "Application" is the application as it runs: from 5,000 talents on it finds them in memory, remembers their cards, and asks the database what changed. "Without memory" (\`TALENTS_IN_MEMORY=off\`) it sends the bare server's statements. Before anything is measured, all three must answer the same JSON. They are asked in seven rounds over eight connections, five times 0.4 s each within a round, in turns.
- "One visitor" and "any filter" are asked of the application with its defaults, once the talents have been read after the start. Within a round all pages of "one visitor" are asked in turns of ten.
- Filters are drawn from one seed: one to four of gender, age, category, sub-category, place, text and attributes, wide and narrow, in every order. After 1000 of them that nobody measures, they are asked in five rounds of 400. "For the first time" nothing is known about the filter; the database's pages are in memory. "Bare server" is its first page, asked as often in between: what the machine made of the slowest answers in that hour. Talents, their words, attributes and credits are the demo seed's.
- A figure is the median of the rounds (a longest time that of all rounds); its spread is how far apart the middle half of the rounds lies. A ratio is the median of the ratios within each round, as the machine may be twice as slow in the next; where those are spread over more than ${Math.round(MOST_SPREAD * 100)} %, none is given.
- MariaDB runs on the same machine with 4 GB for its pages and flushes its log once a second; generator, server and database share the cores.`;
