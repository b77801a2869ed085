// Measures the clock of memberships: npm run bench:renewals starts it, once for each database and instance.
import { setTimeout as sleep } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';
import { siteDataSource } from '../../../src/app/site-data-source';
import { SystemClock } from '../../../src/kernel/clock/clock';
import { migrate } from '../../../src/kernel/database/migrate';
import { fillMembers, makeDue } from './many-members';
import { RenewingProvider } from './renewing-provider';
import { renewingWorld } from './renewing-world';

const DUE = 500;
const ROUNDS = 3;

const [command = '', url = '', value = '0'] = process.argv.slice(2);
const database = url.startsWith('sqlite:')
  ? ({ kind: 'sqlite', file: url.slice('sqlite:'.length) } as const)
  : ({ kind: 'mysql', url } as const);
const dataSource = siteDataSource(database);
await dataSource.initialize();
const clock = new SystemClock();

async function run(): Promise<{ readonly steps: number; readonly ms: number }> {
  const world = renewingWorld({ dataSource, clock, provider: new RenewingProvider(clock) });
  const begun = performance.now();
  const steps = await world.clock.run();
  if (world.logged.length > 0) throw new Error(world.logged.join('\n'));
  return { steps, ms: performance.now() - begun };
}

async function measure(): Promise<readonly number[]> {
  const perStep: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    await makeDue(dataSource, { due: DUE, now: clock.now() });
    const { steps, ms } = await run();
    if (steps !== DUE) throw new Error(`${steps} steps instead of ${DUE}.`);
    if (round > 0) perStep.push(ms / steps);
  }
  return perStep;
}

/** Counts what steps leave behind: a mail for each notice and end, a paid order for each charge. */
async function traces(): Promise<number> {
  const sources = ['outbox_message', "membership_order WHERE kind = 'renewal' AND state = 'paid'"];
  let total = 0;
  for (const source of sources) total += Number((await dataSource.query(`SELECT COUNT(*) AS total FROM ${source}`))[0].total);
  return total;
}

const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  async fill() {
    await migrate(dataSource);
    await fillMembers(dataSource, { members: Number(value), now: clock.now() });
  },
  measure,
  due: () => makeDue(dataSource, { due: DUE, now: clock.now() }),
  /** `value`: when to begin, in milliseconds since 1970, so that two instances begin together. */
  async run() {
    await sleep(Math.max(0, Number(value) - Date.now()));
    return run();
  },
  traces,
};

const result = await commands[command]?.();
await dataSource.destroy();
process.stdout.write(`${JSON.stringify(result ?? null)}\n`);
