import { describeSites, type TestSite } from '../support/test-site';
import { Chance } from '../fuzz/chance';
import { disagreements, numberGaps } from './consistency';
import { CrashingDatabase } from './crashing-database';
import { World } from './world';

const { MEMBERSHIP_RUNS = '', MEMBERSHIP_SEED = '20261125', MEMBERSHIP_RUNS_MARIADB = '' } = process.env;
const RUNS = { SQLite: Number(MEMBERSHIP_RUNS || 120), MariaDB: Number(MEMBERSHIP_RUNS_MARIADB || 20) };
const STEPS = 24;

async function addCodes({ dataSource }: TestSite): Promise<void> {
  const columns = 'code, kind, value, plans, excluded_states, from_day, to_day, most_uses, uses, is_once_per_person, is_active, made_at';
  for (const [code, share] of [
    ['HALF', 5000],
    ['NOTHING', 10_000],
  ])
    await dataSource.query(
      `INSERT INTO promo_code (${columns}) VALUES (?, 'percent', ?, '["monthly","one-year"]', '[]', '', '', NULL, 0, ?, ?, 0)`,
      [code, share, true, true].map((value) => (value === true ? 1 : value)),
    );
}

/** Takes the run's members and orders away from the clock of later runs. */
async function putAway({ dataSource }: TestSite, { userId }: World): Promise<void> {
  await dataSource.query('UPDATE membership SET next_at = NULL WHERE user_id = ?', [userId]);
  await dataSource.query("UPDATE membership_order SET state = 'expired', open_key = NULL WHERE user_id = ? AND state = 'open'", [userId]);
}

describeSites('Runs of a membership at random', (site) => {
  test('MEM-01 REL-03 whatever is clicked, sent, lost, repeated, forged or killed in whatever order, books, periods and access agree', async () => {
    const isSqlite = site().config.database.kind === 'sqlite';
    const runs = RUNS[isSqlite ? 'SQLite' : 'MariaDB'];
    const database = new CrashingDatabase(site().dataSource);
    await addCodes(site());
    await site().dataSource.query('UPDATE membership SET next_at = NULL');
    const counts = { runs: 0, steps: 0, kills: 0, paid: 0 };
    for (let run = 0; run < runs; run += 1) {
      const seed = Number(MEMBERSHIP_SEED) + run;
      const world = new World(site(), database, new Chance(seed));
      await world.begin();
      try {
        await world.live(STEPS);
        await world.settle();
      } catch (error) {
        throw new Error(`Run with the seed ${seed} failed after:\n${world.story.join('\n')}`, { cause: error });
      }
      const wrong = await disagreements(site(), world);
      if (wrong.length > 0) throw new Error(`Run with the seed ${seed}:\n${wrong.join('\n')}\nafter:\n${world.story.join('\n')}`);
      await putAway(site(), world);
      counts.runs += 1;
      counts.steps += STEPS;
      counts.kills += world.story.filter((line) => line === 'killed').length;
      counts.paid += world.bank.payments.filter(({ state }) => state === 'captured').length;
    }
    expect(await numberGaps(site())).toEqual([]);
    expect(counts.kills).toBeGreaterThan(0);
    expect(counts.paid).toBeGreaterThan(0);
    if (MEMBERSHIP_RUNS) process.stdout.write(`${isSqlite ? 'SQLite' : 'MariaDB'} ${JSON.stringify(counts)}\n`);
  }, 3_600_000);
});
