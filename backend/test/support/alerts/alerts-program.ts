// Measures the matching of saved searches: npm run bench:alerts starts it, once for each database.
import { performance } from 'node:perf_hooks';
import { siteDataSource } from '../../../src/app/site-data-source';
import { SystemClock } from '../../../src/kernel/clock/clock';
import { migrate } from '../../../src/kernel/database/migrate';
import { seedAll } from '../../../seeds';
import { changeTalents, fillSearches } from './many-searches';
import { matchingOn } from './searches';

const CHANGED = 500;
const ROUNDS = 3;
/** Enough for all rounds, since some are hidden. */
const TALENTS = 3000;

const [command = '', url = '', value = '0'] = process.argv.slice(2);
const database = url.startsWith('sqlite:')
  ? ({ kind: 'sqlite', file: url.slice('sqlite:'.length) } as const)
  : ({ kind: 'mysql', url } as const);
const dataSource = siteDataSource(database);
await dataSource.initialize();
const clock = new SystemClock();
const { matching } = matchingOn(dataSource, clock);

async function countMatches(): Promise<number> {
  const [{ total }] = await dataSource.query('SELECT COUNT(*) AS total FROM saved_search_match');
  return Number(total);
}

async function measure(): Promise<{ readonly msPerRow: readonly number[]; readonly matchesPerRow: number }> {
  const msPerRow: number[] = [];
  await matching.run();
  let matches = 0;
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const written = await changeTalents(dataSource, { skip: round * CHANGED, count: CHANGED, now: new Date(clock.now()) });
    if (written !== CHANGED) throw new Error(`${written} talents instead of ${CHANGED}.`);
    const before = await countMatches();
    const begun = performance.now();
    const changed = await matching.run();
    if (changed !== CHANGED) throw new Error(`${changed} changed rows instead of ${CHANGED}.`);
    if (round === 0) continue;
    msPerRow.push((performance.now() - begun) / CHANGED);
    matches += (await countMatches()) - before;
  }
  return { msPerRow, matchesPerRow: matches / (CHANGED * ROUNDS) };
}

const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  async fill() {
    await migrate(dataSource);
    await seedAll(dataSource, { talents: TALENTS, assetBase: '', log: () => undefined, now: new Date(clock.now()) });
    await fillSearches(dataSource, { searches: Number(value), clock });
  },
  measure,
};

const result = await commands[command]?.();
await dataSource.destroy();
process.stdout.write(`${JSON.stringify(result ?? null)}\n`);
