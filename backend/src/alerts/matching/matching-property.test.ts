import * as fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { matchingOn, someUser } from '../../../test/support/alerts/searches';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { randomFilter, type RandomFilter, randomTalents } from '../../../test/support/talents/random-talents';
import { databaseSearch } from '../../../test/support/talents/searches';
import { ATTRIBUTES, CATEGORIES, CITIES, SUB_CATEGORIES } from '../../../test/support/talents/small-world';
import { ManualClock } from '../../../test/support/test-site';
import { LookupsRepository } from '../../talents/lookups/lookups.repository';
import type { TalentRecord } from '../../talents/schema/talent-record';
import { TalentWriterRepository } from '../../talents/search/talent-writer.repository';
import { SavedSearchEntity } from '../schema/saved-search.entity';

const PEOPLE = 40;
const SEARCHES = 60;
const WORLDS = 4;
const genders = ['Female', 'Male'].map((name, index) => ({ id: index + 1, name }));
const attributes = ATTRIBUTES.map((attribute) => ({ ...attribute, options: [...attribute.options] }));
const WORLD = { genders, categories: CATEGORIES, subCategories: SUB_CATEGORIES, cities: CITIES, attributes };

type Ids = readonly number[];

/** What the listing shows, read through the real search. */
class Listing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly parts: ReturnType<typeof matchingOn>,
  ) {}

  async find(filter: RandomFilter): Promise<Ids> {
    const asked = (await this.parts.talents.compiler())(this.parts.talents.parse(JSON.stringify(filter)));
    if (!asked) throw new Error('A random filter is one that the listing takes.');
    return (await databaseSearch(this.dataSource).search(asked, { sort: 'newest', number: 1, size: 48 })).ids;
  }
}

describeOnEngines('Matches of saved searches', (engine) => {
  beforeAll(() => new LookupsRepository(engine.dataSource()).save(WORLD));

  const stored = async (searchId: number): Promise<Ids> => {
    const sql = 'SELECT subject_id AS id FROM saved_search_match WHERE search_id = ? ORDER BY subject_id';
    return (await engine.dataSource().query<{ id: number }[]>(sql, [searchId])).map(({ id }) => id);
  };
  const clear = async () => {
    for (const table of ['search_change', 'saved_search']) await engine.dataSource().query(`DELETE FROM ${table}`);
  };

  test('HIR-07 every saved search gets exactly the rows that the listing shows now and did not show before', async () => {
    const dataSource = engine.dataSource();
    const clock = new ManualClock();
    const parts = matchingOn(dataSource, clock);
    const listing = new Listing(dataSource, parts);
    const userId = await someUser(dataSource, clock);
    const write = (talents: readonly TalentRecord[]) => new TalentWriterRepository(dataSource).saveTalents(talents, new Date(clock.now()));
    const save = async (filter: RandomFilter, index: number) => {
      const { filter: text, hash, key } = await parts.talentAlerts.store(JSON.stringify(filter), userId);
      const row = { userId, kind: 'talents' as const, name: `Search ${index}`, filter: text, filterHash: `${index} ${hash}`.slice(0, 64) };
      const more = { query: '', frequency: 'immediate' as const, matchKey: key, dueAt: null, createdAt: clock.now() };
      const { identifiers } = await dataSource.getRepository(SavedSearchEntity).insert({ ...row, ...more });
      return { id: Number(identifiers[0]?.['id']), filter };
    };
    let told = 0;
    const filters = fc.array(randomFilter, { minLength: SEARCHES, maxLength: SEARCHES });
    const worlds = fc.array(randomTalents(PEOPLE), { minLength: 3, maxLength: 3 });
    const story = fc.asyncProperty(filters, worlds, async (wanted, [first = [], ...later]) => {
      await clear();
      clock.pass(60);
      await write(first);
      clock.pass(60);
      const searches = [];
      for (const [index, filter] of wanted.entries()) searches.push(await save(filter, index));
      const expected = new Map(searches.map(({ id }) => [id, new Set<number>()]));
      for (const talents of later) {
        const before = new Map<number, Ids>();
        for (const { id, filter } of searches) before.set(id, await listing.find(filter));
        clock.pass(60);
        // Some stay as they are, so that an unchanged row is told to nobody.
        await write(talents.filter(({ id }) => id % 3 !== 0));
        await Promise.all([parts.matching.run(), parts.matching.run()]);
        for (const { id, filter } of searches)
          for (const found of await listing.find(filter)) if (!before.get(id)?.includes(found)) expected.get(id)?.add(found);
      }
      for (const { id } of searches) {
        const ids = [...(expected.get(id) ?? [])].sort((one, other) => one - other);
        told += ids.length;
        expect(await stored(id)).toEqual(ids);
      }
    });
    await fc.assert(story, { numRuns: WORLDS, endOnFailure: true });
    // Or it would have compared nothing with nothing.
    expect(told).toBeGreaterThan(WORLDS * SEARCHES);
  }, 120_000);
});
