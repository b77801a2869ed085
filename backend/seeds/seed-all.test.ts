import type { DataSource } from 'typeorm';
import { describeOnEngines } from '../test/support/kernel/database/test-database';
import { FavouriteListsRepository } from '../src/talents/favourites/favourite-lists.repository';
import { FavouritesRepository } from '../src/talents/favourites/favourites.repository';
import { GuardiansRepository } from '../src/auth/guardians/guardians.repository';
import { UsersRepository } from '../src/auth/users/users.repository';
import { seedAll } from '.';

const NOW = new Date('2026-11-20T10:00:00Z');
const seed = (dataSource: DataSource, talents: number, now = NOW) =>
  seedAll(dataSource, { talents, assetBase: '/media', now, log: () => undefined });

async function readEverything(dataSource: DataSource): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const { name, target } of dataSource.entityMetadatas) {
    // Logs of writes grow with every write.
    if (name === 'TalentChangeEntity' || name === 'SearchChangeEntity') continue;
    const rows = await dataSource.getRepository(target).find();
    tables[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return tables;
}

describeOnEngines('seeding', (engine) => {
  test('twice leaves the same rows', async () => {
    await seed(engine.dataSource(), 60);
    const first = await readEverything(engine.dataSource());
    await seed(engine.dataSource(), 60);
    expect(await readEverything(engine.dataSource())).toEqual(first);
    // The second start must also leave rows alone when the seed state is lost.
    await engine.dataSource().query('DELETE FROM seed_state');
    await seed(engine.dataSource(), 60);
    expect(await readEverything(engine.dataSource())).toEqual(first);
  });

  test('a later week moves the calls on and leaves the people alone', async () => {
    await seed(engine.dataSource(), 60, new Date('2027-02-01T10:00:00Z'));
    const { JobEntity: jobs } = await readEverything(engine.dataSource());
    expect(jobs).toHaveLength(120);
    expect(jobs?.every((job) => String(job).includes('"closesOn":"2027-0'))).toBe(true);
  });

  test('API-03 the currencies begin with the rupee', async () => {
    const currencies = await new UsersRepository(engine.dataSource()).findCurrencies();
    expect(currencies.length).toBeGreaterThanOrEqual(20);
    expect(currencies[0]).toMatchObject({ id: 1, code: 'INR', symbol: '₹' });
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length);
  });

  test('the demo users own the profiles of their names', async () => {
    const users = new UsersRepository(engine.dataSource());
    expect(await users.findByLoginEmail('asha.rao@example.com')).toMatchObject({ roleId: '5', slug: expect.stringMatching(/^asha-rao-/u) });
    expect(await users.findByLoginEmail('ritu.khanna@example.com')).toMatchObject({ roleId: '7', slug: '' });
    expect(await users.findByLoginEmail('meher.kaul@example.com')).toMatchObject({ roleId: '5', hasPremium: true });
    expect(await users.findByLoginEmail('dev.mehra@example.com')).toMatchObject({ roleId: '5,7' });
    expect(await users.findByLoginEmail('sana.mirza@example.com')).toMatchObject({ roleId: '20' });
    expect(await users.findByLoginEmail('leela.iyer@example.com')).toMatchObject({ roleId: '9', slug: '', birthDate: '1984-03-12' });
    expect(await users.findByLoginEmail('nikhil.bose@example.com')).toMatchObject({ roleId: '1', slug: '' });
  });

  test('the demo clients have favourites and two lists of them', async () => {
    for (const [id, count] of [
      ['u_demo_ritu', 6],
      ['u_demo_dev', 4],
    ] as const) {
      const ids = await new FavouritesRepository(engine.dataSource()).findIds(id);
      expect(ids).toHaveLength(count);
      const lists = await new FavouriteListsRepository(engine.dataSource()).findWithTalents(id);
      expect(lists).toHaveLength(2);
      for (const { talentIds } of lists) expect(ids).toEqual(expect.arrayContaining([...talentIds]));
    }
  });
});

describeOnEngines('seeding a database of an earlier version', (engine) => {
  test('adds the demo users who are missing, a child with its consent, and leaves everybody else as they are', async () => {
    await seed(engine.dataSource(), 60);
    const query = (text: string) => engine.dataSource().query(text);
    await query("DELETE FROM user_account WHERE id IN ('u_demo_leela', 'u_demo_nikhil')");
    await query("UPDATE user_account SET first_name = 'Aasha', role_id = '5,7' WHERE id = 'u_demo_asha'");
    await query("UPDATE seed_state SET fingerprint = 'v1, 60' WHERE name = 'users'");
    await seed(engine.dataSource(), 60);
    const users = new UsersRepository(engine.dataSource());
    expect(await users.findByLoginEmail('asha.rao@example.com')).toMatchObject({ firstName: 'Aasha', roleId: '5,7' });
    expect(await users.findByLoginEmail('nikhil.bose@example.com')).not.toBeNull();
    const [family] = await new GuardiansRepository(engine.dataSource(), users).findChildren('u_demo_leela');
    expect(family).toMatchObject({ child: { firstName: 'Tara' }, consents: [{ withdrawnAt: null }] });
    expect(await users.findById('c_demo_tara')).toMatchObject({ roleId: '5', loginEmail: null, birthDate: '2016-05-04' });
    expect(await query("SELECT user_id AS id FROM account_delegate WHERE account_id = 'c_demo_tara'")).toEqual([{ id: 'u_demo_leela' }]);
  });

  test('gives the demo child an account, with the present consent, unless the consent was withdrawn', async () => {
    await seed(engine.dataSource(), 60);
    const query = (text: string) => engine.dataSource().query(text);
    const again = async () => {
      await query("UPDATE seed_state SET fingerprint = 'v2, 60' WHERE name = 'users'");
      await seed(engine.dataSource(), 60);
      return (await query("SELECT id FROM user_account WHERE id = 'c_demo_tara'")).length;
    };
    await query("DELETE FROM user_account WHERE id = 'c_demo_tara'");
    await query("UPDATE guardian_consent SET version = '2026-11-24'");
    expect(await again()).toBe(1);
    expect(await query('SELECT version FROM guardian_consent ORDER BY given_at')).toHaveLength(2);
    await query("DELETE FROM user_account WHERE id = 'c_demo_tara'");
    await query('UPDATE guardian_consent SET withdrawn_at = given_at + 1');
    expect(await again()).toBe(0);
  });
});

describeOnEngines('seeding nobody', (engine) => {
  test('zero talents leave lookups, currencies, questions and articles only', async () => {
    await seed(engine.dataSource(), 0);
    const tables = await readEverything(engine.dataSource());
    for (const name of ['TalentEntity', 'TalentSearchEntity', 'JobEntity', 'UserEntity']) expect(tables[name]).toEqual([]);
    expect(tables['DocumentVersionEntity']?.filter((row) => String(row).includes('"kind":"story"'))).toEqual([]);
    expect(tables['CategoryEntity']).toHaveLength(12);
    expect(tables['DocumentVersionEntity']?.filter((row) => String(row).includes('"kind":"faq"')).length).toBeGreaterThanOrEqual(20);
  });
});
