import type { DataSource } from 'typeorm';
import { siteDataSource } from '../../app/site-data-source';
import { migrate } from '../../kernel/database/migrate';
import { createMysqlDatabase, describeOnServers } from '../../../test/support/kernel/database/test-database';
import { addMember, runUntil } from '../../../test/support/membership/renewing-members';
import { RenewingProvider } from '../../../test/support/membership/renewing-provider';
import { renewingWorld } from '../../../test/support/membership/renewing-world';
import { ManualClock } from '../../../test/support/test-site';
import { DAY_MS } from './membership-steps.policy';

const START = Date.parse('2027-03-10T12:00:00+05:30');
const MEMBERS = 40;

describeOnServers('Two clocks of memberships side by side', (engine) => {
  const sources: DataSource[] = [];
  let clean = async (): Promise<void> => undefined;

  beforeAll(async () => {
    if (engine === 'SQLite') {
      // One connection for both: within a process, a second one blocks the first while it waits for its lock.
      sources.push(siteDataSource({ kind: 'sqlite', file: ':memory:' }));
    } else {
      const { url, drop } = await createMysqlDatabase();
      clean = drop;
      sources.push(siteDataSource({ kind: 'mysql', url }), siteDataSource({ kind: 'mysql', url }));
    }
    for (const source of sources) await source.initialize();
    if (sources[0]) await migrate(sources[0]);
  }, 60_000);
  afterAll(async () => {
    for (const source of sources) await source.destroy();
    await clean();
  });

  test('REL-03 D24 each step is done once: notices, charges, ends', async () => {
    const clock = new ManualClock(START);
    const provider = new RenewingProvider(clock);
    const [one, other = one] = sources;
    if (!one || !other) throw new Error('There is no database.');
    const world = renewingWorld({ dataSource: one, clock, provider });
    const worlds = [world, renewingWorld({ dataSource: other, clock, provider })];
    let paidUntil = 0;
    for (let member = 0; member < MEMBERS; member += 1) ({ paidUntil } = await addMember(world, START, { renews: member % 2 === 0 }));

    for (const time of [paidUntil - 7 * DAY_MS, paidUntil - DAY_MS, paidUntil]) {
      clock.pass((time - clock.now()) / 1000);
      const steps = await Promise.all(worlds.map((instance) => instance.clock.run()));
      expect(Math.min(...steps)).toBeGreaterThan(0);
    }

    expect(provider.requests).toHaveLength(MEMBERS / 2);
    const count = async (table: string) => Number((await world.dataSource.query(`SELECT COUNT(*) AS total FROM ${table}`))[0].total);
    expect(await count('notification')).toBe(MEMBERS * 2 + MEMBERS / 2);
    expect(await count('outbox_message')).toBe(MEMBERS * 2 + MEMBERS / 2);
    expect(await count("membership_order WHERE kind = 'renewal' AND state = 'paid'")).toBe(MEMBERS / 2);
    expect(await count("membership WHERE state = 'ended'")).toBe(MEMBERS / 2);
    expect(worlds.flatMap(({ logged }) => logged)).toEqual([]);
    await runUntil(world, clock, paidUntil + DAY_MS);
    expect(provider.requests).toHaveLength(MEMBERS / 2);
  });
});
