import { TALENT_STATUS } from '@alltalent/shared/contracts';
import { CountListedTalents1763600040000 } from '../../app/migrations/1763600040000-count-listed-talents';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { seedAll } from '../../../seeds';
import { makeTalents } from '../../../seeds/talents/make-talents';
import { TalentIndexRepository } from '../../talents/search/talent-index.repository';
import { TalentIndexService } from '../../talents/search/talent-index.service';
import { runTalentsCommand } from './run-talents-command';

const NOW = new Date('2026-11-20T10:00:00Z');
const COUNT = 450;
const PEOPLE = [...makeTalents(COUNT)];
const [HIDDEN] = PEOPLE.filter(({ status }) => status === TALENT_STATUS.hidden);

describeOnEngines('the command talents', (engine) => {
  const run = (...args: string[]) => runTalentsCommand(new TalentIndexService(new TalentIndexRepository(engine.dataSource())), args, NOW);
  const query = (sql: string, parameters: unknown[] = []) => engine.dataSource().query(sql, parameters);
  const everything = async () => ({
    rows: await query('SELECT * FROM talent_search ORDER BY id'),
    words: await query('SELECT word, talent_id FROM talent_word ORDER BY talent_id, word'),
    counters: await query('SELECT scope, total FROM talent_counter ORDER BY scope'),
  });
  const right = { text: `Looked through ${COUNT} talents: the listing is right.`, isRight: true };

  beforeAll(() => seedAll(engine.dataSource(), { talents: COUNT, assetBase: '/media', now: NOW, log: () => undefined }));

  test('API-12 finds nothing wrong with what the site has written, and changes nothing', async () => {
    const before = await everything();
    expect(await run('check')).toEqual(right);
    expect(await run('rebuild')).toEqual(right);
    expect(await everything()).toEqual(before);
  });

  test('TAL-01 an update counts hidden talents too, whom a release before left out of a category', async () => {
    const before = await everything();
    const runner = engine.dataSource().createQueryRunner();
    const update = new CountListedTalents1763600040000();
    await update.down(runner);
    expect((await run('check')).text).toContain('Counted wrongly: category:1');
    await update.up(runner);
    await runner.release();
    expect(await everything()).toEqual(before);
  });

  const DAMAGES: readonly [string, string, string][] = [
    ['a name the talent had before', "UPDATE talent_search SET sort_name = 'before' WHERE id = 7", 'by number: 7.'],
    ['another category', 'UPDATE talent_search SET category_id = category_id + 1 WHERE id = 8', 'by number: 8.'],
    ['a talent who is missing', 'DELETE FROM talent_search WHERE id = 440', 'by number: 440.'],
    ['a word too few', 'DELETE FROM talent_word WHERE talent_id = 9', 'by number: 9.'],
    ['a word too many', "INSERT INTO talent_word (word, talent_id) VALUES ('intruder', 10)", 'by number: 10.'],
    [
      'a word of a hidden talent',
      `INSERT INTO talent_word (word, talent_id) VALUES ('secret', ${HIDDEN?.id})`,
      `by number: ${HIDDEN?.id}.`,
    ],
    ['a word of nobody', "INSERT INTO talent_word (word, talent_id) VALUES ('ghost', 99999)", 'by number: 99999.'],
    ['a hidden talent shown', `UPDATE talent_search SET status = 2 WHERE id = ${HIDDEN?.id}`, `by number: ${HIDDEN?.id}.`],
    ['a wrong total', "UPDATE talent_counter SET total = total + 5 WHERE scope = 'listed'", 'Counted wrongly: listed.'],
    ['a total of nothing', "INSERT INTO talent_counter (scope, total) VALUES ('category:77', 3)", 'Counted wrongly: category:77.'],
    ['a total that is missing', "DELETE FROM talent_counter WHERE scope = 'category:1'", 'Counted wrongly: category:1.'],
  ];

  test.each(DAMAGES)('API-12 finds %s, and puts it right', async (_name, damage, sentence) => {
    const before = await everything();
    await query(damage);
    const found = await run('check');
    expect(found.isRight).toBe(false);
    expect(found.text).toContain(sentence);
    expect(found.text).toContain('`npm run talents -- rebuild` puts it right');
    expect(await run('rebuild')).toMatchObject({ isRight: true, text: expect.stringContaining('All of it has been put right.') });
    expect(await run('check')).toEqual(right);
    const after = await everything();
    expect({ ...after, counters: used(after.counters) }).toEqual({ ...before, counters: used(before.counters) });
  });

  test('API-12 makes everything anew from the talents alone, and the list is never empty meanwhile', async () => {
    const before = await everything();
    await query("UPDATE talent_search SET sort_name = 'lost', city_id = 1");
    await query('DELETE FROM talent_word');
    await query('UPDATE talent_counter SET total = 0');
    let isDone = false;
    const rebuilding = run('rebuild').finally(() => (isDone = true));
    const sizes: number[] = [];
    while (!isDone) {
      const [row] = (await query('SELECT COUNT(*) AS total FROM talent_search')) as { total: number | string }[];
      sizes.push(Number(row?.total));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await rebuilding).text).toMatch(/by number: 1, 2, 3.* and \d+ more\.\nCounted wrongly: /u);
    expect(sizes.length).toBeGreaterThan(0);
    expect(new Set(sizes)).toEqual(new Set([before.rows.length]));
    const after = await everything();
    expect({ ...after, counters: used(after.counters) }).toEqual({ ...before, counters: used(before.counters) });
  });

  test('SEC-43 lists nobody under age, and a profile taken off the site stays off it', async () => {
    await query("UPDATE talent SET born_on = '2015-01-01' WHERE id = 20");
    await query('UPDATE talent SET status = 3 WHERE id = 21');
    expect((await run('check')).text).toContain('by number: 20, 21.');
    await run('rebuild');
    expect(await query('SELECT id FROM talent_search WHERE id IN (20, 21)')).toEqual([]);
    expect(await query('SELECT word FROM talent_word WHERE talent_id IN (20, 21)')).toEqual([]);
    expect(await run('check')).toEqual(right);
  });

  test('says how it is written when it is not understood', async () => {
    for (const args of [[], ['mend'], ['check', 'all']]) await expect(run(...args)).rejects.toThrow('Write `talents check`');
  });
});

/** A total of nothing and no total are the same. */
function used(counters: readonly { readonly total: number }[]): readonly object[] {
  return counters.filter(({ total }) => total !== 0);
}
