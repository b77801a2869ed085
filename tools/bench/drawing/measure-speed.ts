import { cpuSeconds } from '../cpu-time';
import type { Generator } from '../load/generator';
import type { LoadJob } from '../load/job';
import { type Sample, sampleOf } from '../statistics';
import type { BareProcess } from './bare-process';
import type { MeasuredDoor } from './measured-door';
import { neverAsked } from './measured-pages';

/** Short alternating runs within a round, so that other load on the machine affects all of them. */
const TURNS = 4;
const TURN_MS = 600;
const CONNECTIONS = 8;
/** More than one turn can ask for. */
const MOST_OF_A_TURN = 20_000;
const WARM_UP = { bareMs: 5000, pages: 1500 } as const;

/** Pages per second of CPU time of the whole process, round by round. */
export type SpeedRun = {
  readonly bare: Sample;
  readonly different: Sample;
  readonly kept: Sample;
};

type Sides = { readonly door: MeasuredDoor; readonly bare: BareProcess; readonly generator: Generator; readonly pages: readonly string[] };
type Turn = { readonly pages: number; readonly cpuSeconds: number };

/**
 * Compares pages rendered bare, different pages of the front door, and pages that it has kept, in alternating runs. Throws when a
 * page was left to browsers: such pages cost nearly nothing.
 */
export async function measureSpeed(sides: Sides, rounds: number): Promise<SpeedRun> {
  const { door, bare, pages } = sides;
  const different = neverAsked(pages);
  const kept = Array.from({ length: MOST_OF_A_TURN }, (_, index) => pages[index % pages.length] ?? '/');
  const askDifferent = () => ask(sides, { paths: different(MOST_OF_A_TURN), until: { ms: TURN_MS } });
  const askKept = async () => {
    await ask(sides, { paths: pages, until: { requests: pages.length } });
    return ask(sides, { paths: kept, until: { ms: TURN_MS } });
  };
  await bare.render(WARM_UP.bareMs);
  await ask(sides, { paths: different(WARM_UP.pages), until: { requests: WARM_UP.pages } });
  const leftBefore = await door.leftPages();
  const found: Record<'bare' | 'different' | 'kept', number[]> = { bare: [], different: [], kept: [] };
  for (let round = 0; round < rounds; round += 1) {
    const turns: Record<'bare' | 'different' | 'kept', Turn[]> = { bare: [], different: [], kept: [] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      turns.bare.push(await bare.render(TURN_MS));
      turns.different.push(await askDifferent());
      turns.kept.push(await askKept());
    }
    for (const side of ['bare', 'different', 'kept'] as const) found[side].push(perCpuSecond(turns[side]));
  }
  const left = (await door.leftPages()) - leftBefore;
  if (left > 0) throw new Error(`${left} pages were left to browsers; the machine is too busy for a measurement.`);
  return { bare: sampleOf(found.bare), different: sampleOf(found.different), kept: sampleOf(found.kept) };
}

async function ask({ door, generator }: Sides, { paths, until }: Pick<LoadJob, 'paths' | 'until'>): Promise<Turn> {
  const before = cpuSeconds(door.pid);
  const { latencies } = await generator.run({ port: door.port, paths, connections: CONNECTIONS, until });
  return { pages: latencies.length, cpuSeconds: cpuSeconds(door.pid) - before };
}

function perCpuSecond(turns: readonly Turn[]): number {
  const sum = (read: (turn: Turn) => number) => turns.reduce((total, turn) => total + read(turn), 0);
  return sum(({ pages }) => pages) / sum((turn) => turn.cpuSeconds);
}
