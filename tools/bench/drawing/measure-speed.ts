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
  /** Different pages of the framework application; null when it was not measured. */
  readonly framework: Sample | null;
};

type Server = Pick<MeasuredDoor, 'port' | 'pid'>;
type Sides = {
  readonly door: MeasuredDoor;
  readonly bare: BareProcess;
  readonly framework: Server | null;
  readonly generator: Generator;
  /** Pages that are rendered bare, and asked for under ever new URLs. */
  readonly pages: readonly string[];
  /** Others, which are asked for again and again. No call of theirs may be shared with the different ones. */
  readonly keptPages: readonly string[];
};
type Turn = { readonly pages: number; readonly cpuSeconds: number };

/**
 * Compares pages rendered bare, different pages of the front door, pages that it has kept, and different pages of the framework
 * application, in alternating runs. Throws when a
 * page was left to browsers: such pages cost nearly nothing.
 */
export async function measureSpeed(sides: Sides, rounds: number): Promise<SpeedRun> {
  const { door, bare, framework, generator, pages, keptPages } = sides;
  const different = neverAsked(pages);
  const kept = Array.from({ length: MOST_OF_A_TURN }, (_, index) => keptPages[index % keptPages.length] ?? '/');
  const ask = askWith(generator);
  const askDifferent = (server: Server) => ask(server, { paths: different(MOST_OF_A_TURN), until: { ms: TURN_MS } });
  const askKept = async () => {
    await ask(door, { paths: keptPages, until: { requests: keptPages.length } });
    return ask(door, { paths: kept, until: { ms: TURN_MS } });
  };
  await bare.render(WARM_UP.bareMs);
  const warmUp = (server: Server) => ask(server, { paths: different(WARM_UP.pages), until: { requests: WARM_UP.pages } });
  await warmUp(door);
  if (framework) await warmUp(framework);
  const leftBefore = await door.leftPages();
  const measured = {
    bare: () => bare.render(TURN_MS),
    different: () => askDifferent(door),
    kept: askKept,
    ...(framework && { framework: () => askDifferent(framework) }),
  };
  const found = await measureRounds(measured, rounds);
  const left = (await door.leftPages()) - leftBefore;
  if (left > 0) throw new Error(`${left} pages were left to browsers; the machine is too busy for a measurement.`);
  const sample = (side: string) => sampleOf(found.get(side) ?? []);
  return {
    bare: sample('bare'),
    different: sample('different'),
    kept: sample('kept'),
    framework: framework && sample('framework'),
  };
}

/** Measures all sides in turns. Resolves to the pages per CPU second of each, round by round. */
async function measureRounds(sides: Readonly<Record<string, () => Promise<Turn>>>, rounds: number): Promise<Map<string, number[]>> {
  const found = new Map(Object.keys(sides).map((side) => [side, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    const turns = new Map(Object.keys(sides).map((side) => [side, [] as Turn[]]));
    for (let turn = 0; turn < TURNS; turn += 1) for (const [side, measure] of Object.entries(sides)) turns.get(side)?.push(await measure());
    for (const [side, values] of found) values.push(perCpuSecond(turns.get(side) ?? []));
  }
  return found;
}

function askWith(generator: Generator) {
  return async ({ port, pid }: Server, { paths, until }: Pick<LoadJob, 'paths' | 'until'>): Promise<Turn> => {
    const before = cpuSeconds(pid);
    const { latencies } = await generator.run({ port, paths, connections: CONNECTIONS, until });
    return { pages: latencies.length, cpuSeconds: cpuSeconds(pid) - before };
  };
}

function perCpuSecond(turns: readonly Turn[]): number {
  const sum = (read: (turn: Turn) => number) => turns.reduce((total, turn) => total + read(turn), 0);
  return sum(({ pages }) => pages) / sum((turn) => turn.cpuSeconds);
}
