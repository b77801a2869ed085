import { seedAll } from '../../../seeds';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { WriteStories1763600046100 } from './1763600046100-write-stories';

type Told = { readonly name: string; readonly title: string; readonly markdown: string };

describeOnEngines('Stories that become texts', (engine) => {
  const query = <T = unknown>(sql: string): Promise<T> => engine.dataSource().query(sql);

  async function migrate(way: 'up' | 'down'): Promise<void> {
    const runner = engine.dataSource().createQueryRunner();
    try {
      await new WriteStories1763600046100()[way](runner);
    } finally {
      await runner.release();
    }
  }
  const seed = () => seedAll(engine.dataSource(), { talents: 40, assetBase: '/media', now: new Date('2026-11-20'), log: () => undefined });
  const told = () => query<Told[]>("SELECT name, title, markdown FROM document_version WHERE kind = 'story' ORDER BY name");

  test('an empty database goes down and up again, and stories keep their person, words and order', async () => {
    await migrate('down');
    await migrate('up');
    await seed();
    const before = await told();
    expect(before.length).toBeGreaterThanOrEqual(12);
    await migrate('down');
    expect(await query('SELECT COUNT(*) AS n FROM story')).toEqual([{ n: expect.anything() }]);
    const [first] = await query<{ role: string; quote: string }[]>(
      "SELECT role, quote FROM story WHERE talent_id = (SELECT id FROM talent WHERE name = 'Leela Pillai')",
    );
    expect(first).toMatchObject({ role: 'Playback singer, Thiruvananthapuram', quote: expect.stringMatching(/^I sang at weddings/u) });
    await migrate('up');
    expect((await told()).map(({ name, title }) => [name, title])).toEqual(before.map(({ name, title }) => [name, title]));
    await seed();
    expect((await told()).length).toBeGreaterThanOrEqual(before.length);
  });
});
