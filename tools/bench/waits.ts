import { listPath } from './draw-filters';
import type { BenchDatabase } from './databases';
import type { Generator } from './load/generator';
import type { Waits } from './results';
import type { Server } from './server';
import { median, sampleOf } from './statistics';

const ROUNDS = 7;
const TURNS = 10;
const REQUESTS = 10;
const PER_PAGE = 12;
export const DEEP_PAGE = 5000;

type Question = { readonly database: BenchDatabase; readonly server: Server; readonly page: string; readonly path: string };

/** Returns the questions: the first page, page 5,000 if it is in the first half, and the last one. */
export function questionsOf(database: BenchDatabase, server: Server): readonly Question[] {
  const last = Math.ceil(database.talents / PER_PAGE);
  const ask = (page: string, number: number): Question => ({ database, server, page, path: listPath({}, number) });
  return [ask('first', 1), ...(last > 2 * DEEP_PAGE ? [ask(String(DEEP_PAGE), DEEP_PAGE)] : []), ask('last', last)];
}

/** Measures all questions with one connection, in short alternating runs, so that other load on the machine affects all of them. */
export async function measureWaits(questions: readonly Question[], generator: Generator): Promise<readonly Waits[]> {
  const rounds = new Map<Question, number[]>(questions.map((question) => [question, []]));
  // The first round is a warm-up.
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [question, latencies] of await runRound(questions, generator)) {
      if (round >= 0) rounds.get(question)?.push(median(latencies));
    }
  }
  return [...rounds].map(([{ database, page }, medians]) => ({
    engine: database.engine,
    size: database.size,
    page,
    wait: sampleOf(medians),
  }));
}

async function runRound(questions: readonly Question[], generator: Generator): Promise<ReadonlyMap<Question, readonly number[]>> {
  const found = new Map<Question, number[]>(questions.map((question) => [question, []]));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [{ server, path }, latencies] of found) {
      const answered = await generator.run({ port: server.port, paths: [path], connections: 1, until: { requests: REQUESTS } });
      latencies.push(...answered.latencies);
    }
  }
  return found;
}
