import { cpuSeconds } from './cpu-time';
import type { BenchDatabase } from './databases';
import { listPath } from './draw-filters';
import type { Generator } from './load/generator';
import type { LoadJob } from './load/job';
import type { Side, Throughput } from './results';
import { type Server, startApplication, startBare } from './server';
import { percentile, sampleOf } from './statistics';

const ROUNDS = 7;
/** Short alternating runs within a round, so that other load on the machine affects all servers. */
const TURNS = 5;
const TURN_MS = 400;
/** Requests before measuring: a server is fast only when its code has run some thousand times. */
const WARM_UP: LoadJob['until'] = { requests: 4000, ms: 10_000 };
/** Enough connections to keep the server busy; more would only wait in its queue. */
const CONNECTIONS = 8;

type Turn = { readonly seconds: number; readonly cpuSeconds: number; readonly latencies: readonly number[] };
type Round = { readonly perSecond: number; readonly cpuMs: number; readonly p50: number; readonly p99: number };

/**
 * Measures the first page of the whole list: node:http with the driver, and the application with and without its memory
 * index, in alternating runs.
 */
export async function compareThroughput(database: BenchDatabase, generator: Generator): Promise<Throughput> {
  const application = await startApplication(database);
  const sameStatements = await startApplication(database, { TALENTS_IN_MEMORY: 'off' });
  const bare = await startBare(database);
  const servers = [bare, application, sameStatements];
  try {
    for (const server of [application, sameStatements]) await checkSameResponse(server, bare);
    const rounds = new Map<Server, Round[]>(servers.map((server) => [server, []]));
    for (const server of servers) await runTurn(server, generator, WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [server, turns] of await runRound(servers, generator)) rounds.get(server)?.push(toRound(turns));
    }
    const sideOf = (server: Server) => toSide(rounds.get(server) ?? []);
    const { engine, size } = database;
    return { engine, size, bare: sideOf(bare), application: sideOf(application), sameStatements: sideOf(sameStatements) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function runRound(servers: readonly Server[], generator: Generator): Promise<ReadonlyMap<Server, readonly Turn[]>> {
  const found = new Map<Server, Turn[]>(servers.map((server) => [server, []]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [server, turns] of found) turns.push(await runTurn(server, generator, { ms: TURN_MS }));
  }
  return found;
}

async function runTurn({ port, pid }: Server, generator: Generator, until: LoadJob['until']): Promise<Turn> {
  const before = cpuSeconds(pid);
  const { seconds, latencies } = await generator.run({ port, paths: [listPath({})], connections: CONNECTIONS, until });
  return { seconds, cpuSeconds: cpuSeconds(pid) - before, latencies };
}

function toRound(turns: readonly Turn[]): Round {
  const latencies = turns.flatMap((turn) => turn.latencies);
  const seconds = sum(turns.map((turn) => turn.seconds));
  const cpuMs = (sum(turns.map((turn) => turn.cpuSeconds)) * 1000) / latencies.length;
  return { perSecond: latencies.length / seconds, cpuMs, p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function toSide(rounds: readonly Round[]): Side {
  const sample = (read: (round: Round) => number) => sampleOf(rounds.map(read));
  return {
    perSecond: sample(({ perSecond }) => perSecond),
    cpuMs: sample(({ cpuMs }) => cpuMs),
    p50: sample(({ p50 }) => p50),
    p99: sample(({ p99 }) => p99),
  };
}

/** Throws when the two servers respond differently, which would make the comparison meaningless. */
async function checkSameResponse(application: Server, bare: Server): Promise<void> {
  const read = async ({ port }: Server) => {
    const response = await fetch(`http://127.0.0.1:${port}${listPath({})}`, { headers: { 'x-forwarded-for': '10.255.255.255' } });
    return JSON.stringify(await response.json());
  };
  const [one, other] = [await read(application), await read(bare)];
  if (one !== other) throw new Error(`The bare server does not answer what the application does:\n${one}\n${other}`);
}
