import * as fc from 'fast-check';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { LookupsRepository } from '../lookups/lookups.repository';
import { LookupIndex } from '../lookups/lookups.service';
import { parseFilterdata } from './parse-filterdata';
import { TalentSearchEntity } from '../schema/talent-search.entity';
import { TalentWriterRepository } from '../search/talent-writer.repository';
import { toSearchFilter } from './talents.policy';
import { findPlainly, sortPlainly } from '../../../test/support/talents/plain-search';
import { randomFilter, randomTalents } from '../../../test/support/talents/random-talents';
import { openSearch, type Way, WAYS } from '../../../test/support/talents/searches';
import { ATTRIBUTES, CATEGORIES, CITIES, SUB_CATEGORIES } from '../../../test/support/talents/small-world';

const NOW = new Date('2026-11-20T10:00:00Z');
const WORLDS = 3;
const FILTERS_PER_WORLD = 150;
const PEOPLE = 90;
const genders = ['Female', 'Male'].map((name, index) => ({ id: index + 1, name }));
const attributes = ATTRIBUTES.map((attribute) => ({ ...attribute, options: [...attribute.options] }));
const WORLD = { genders, categories: CATEGORIES, subCategories: SUB_CATEGORIES, cities: CITIES, attributes };

describeOnEngines('any filter over any talents', (engine) => {
  const lookups = new LookupIndex(WORLD);
  beforeAll(() => new LookupsRepository(engine.dataSource()).save(WORLD));

  const hiddenNames = async () => {
    const rows = await engine.dataSource().getRepository(TalentSearchEntity).find();
    const names = new Map(rows.map(({ id, sortName }) => [id, sortName]));
    return (id: number) => names.get(id) ?? '';
  };

  const compare = async (way: Way) => {
    let found = 0;
    const world = fc.asyncProperty(randomTalents(PEOPLE), async (talents) => {
      await new TalentWriterRepository(engine.dataSource()).saveTalents(talents, NOW);
      const hiddenName = await hiddenNames();
      const search = await openSearch(way, engine.dataSource());
      const page = fc.record({ number: fc.integer({ min: 1, max: 6 }), size: fc.integer({ min: 1, max: 48 }) });
      const question = fc.asyncProperty(randomFilter, page, async (filter, { number, size }) => {
        const wanted = sortPlainly(findPlainly(talents, filter, NOW), filter.sortby, hiddenName);
        const asked = toSearchFilter(parseFilterdata(JSON.stringify(filter)), lookups, NOW);
        const answer = await search.search(asked, { sort: filter.sortby, number, size });
        const ids = wanted.slice((number - 1) * size, number * size);
        found += ids.length;
        expect({ total: answer.total, ids: answer.ids }).toEqual({ total: wanted.length, ids });
        const after = wanted[number];
        const next = await search.search(asked, { sort: filter.sortby, number: 99, size, after });
        expect(next.ids).toEqual(after === undefined ? [] : wanted.slice(number + 1, number + 1 + size));
      });
      await fc.assert(question, { numRuns: FILTERS_PER_WORLD });
    });
    await fc.assert(world, { numRuns: WORLDS, endOnFailure: true });
    // Or it would have compared nothing with nothing.
    expect(found).toBeGreaterThan(WORLDS * FILTERS_PER_WORLD);
  };

  test.each(WAYS)('TAL-02 API-12 page and total from %s are those of a search that looks at everybody', compare);
});
