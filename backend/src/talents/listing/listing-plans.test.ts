import { type Sort, SORTS } from '@alltalent/shared/contracts';
import { databaseSearch } from '../../../test/support/talents/searches';
import type { Logger } from 'typeorm';
import { describeOnEngines, type Engine } from '../../../test/support/kernel/database/test-database';
import { seedAll } from '../../../seeds';
import type { SearchFilter } from '../search/talent-search';

const PEOPLE = 2000;
const V: SearchFilter = { includesHidden: false };
const HEIGHT = { attributeId: 5, from: 2, to: 20 };
const RARE = { attributeId: 4, from: 6, to: 6 };
const ADULTS = { from: -20_000, to: 13_000 };

type Case = {
  readonly filter: SearchFilter;
  readonly page?: number;
  readonly after?: number;
  /** Index of the list, by its way of sorting. */
  readonly index: Readonly<Record<'time' | 'name', RegExp>>;
  /** Rows a page may read where the engine counts them. */
  readonly rows: number;
};
const by = (name: string) => ({ time: new RegExp(`talent_search_${name}newest`, 'u'), name: new RegExp(`talent_search_${name}name`, 'u') });
const ANY = { time: /talent_search_\w+|PRIMARY/u, name: /talent_search_\w+|PRIMARY/u };

const CASES: Readonly<Record<string, Case>> = {
  'the whole list': { filter: { includesHidden: true }, index: by(''), rows: 60 },
  'its last page': { filter: { includesHidden: true }, page: 166, index: by(''), rows: 60 },
  'a page in its middle': { filter: { includesHidden: true }, page: 80, index: by(''), rows: 1200 },
  'the page behind somebody': { filter: { includesHidden: true }, page: 80, after: 900, index: by(''), rows: 60 },
  'everybody visible of any age': { filter: { ...V, born: ADULTS }, index: by(''), rows: 80 },
  'a category': { filter: { includesHidden: true, categoryId: 1 }, index: by('category_'), rows: 60 },
  'a sub-category': { filter: { includesHidden: true, subCategoryId: 101 }, index: by('sub_category_'), rows: 60 },
  'a city': { filter: { ...V, cityIds: [1] }, index: by('city_'), rows: 60 },
  'a common gender': { filter: { ...V, genderId: 1 }, index: { time: /_newest/u, name: /_name/u }, rows: 120 },
  'a common attribute': { filter: { ...V, attributes: [HEIGHT] }, index: by(''), rows: 250 },
  'a common attribute in a category': { filter: { ...V, categoryId: 1, attributes: [HEIGHT] }, index: by('category_'), rows: 250 },
  'a rare attribute': { filter: { ...V, attributes: [RARE, HEIGHT] }, index: ANY, rows: 600 },
  'a common word': { filter: { ...V, tokens: ['hindi'] }, index: ANY, rows: 1500 },
  'a rare word': { filter: { ...V, tokens: ['mohini'] }, index: ANY, rows: 120 },
};

type Query = { readonly sql: string; readonly parameters: unknown[] };

/** The queries of a piece of work, as they go to the engine. */
async function queriesOf(engine: Engine, work: () => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = [];
  const quiet = () => undefined;
  const logger: Logger = {
    logQuery: (sql, parameters) => void queries.push({ sql, parameters: Array.isArray(parameters) ? parameters : [] }),
    ...{ logQueryError: quiet, logQuerySlow: quiet, logSchemaBuild: quiet, logMigration: quiet, log: quiet },
  };
  const dataSource = engine.dataSource();
  const before = dataSource.logger;
  Object.assign(dataSource, { logger });
  await work().finally(() => Object.assign(dataSource, { logger: before }));
  return queries;
}

/** What the engine means to do, as text. */
async function explain({ dataSource, name }: Engine, { sql, parameters }: Query): Promise<string> {
  const rows: object[] = await dataSource().query(`EXPLAIN ${name === 'SQLite' ? 'QUERY PLAN ' : ''}${sql}`, parameters);
  return JSON.stringify(rows);
}

/** Rows the engine has handled for a query, by its own count. */
async function countRows({ dataSource }: Engine, { sql, parameters }: Query): Promise<number> {
  const runner = dataSource().createQueryRunner();
  const handled = async () => {
    const rows = (await runner.query("SHOW SESSION STATUS LIKE 'Handler_read%'")) as { Value: string }[];
    return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
  };
  try {
    const before = await handled();
    await runner.query(sql, parameters);
    const between = await handled();
    // The first look at the counters is counted, too.
    return between - before - ((await handled()) - between);
  } finally {
    await runner.release();
  }
}

describeOnEngines('how the listing is read', (engine) => {
  beforeAll(async () => {
    await seedAll(engine.dataSource(), { talents: PEOPLE, assetBase: '/media', log: () => undefined });
    if (engine.name === 'MariaDB') await engine.dataSource().query('ANALYZE TABLE talent_search, talent_attribute, talent_word');
  });

  const pageQuery = async ({ filter, page = 1, after }: Case, sort: Sort): Promise<Query> => {
    const search = databaseSearch(engine.dataSource());
    const queries = await queriesOf(engine, () => search.search(filter, { sort, number: page, size: 12, after }));
    const [query] = queries.filter(({ sql }) => /ORDER BY/u.test(sql));
    if (!query) throw new Error('No page was read.');
    return query;
  };
  const everyCase = Object.entries(CASES).flatMap(([name, use]) => SORTS.map((sort) => [name, sort, use] as const));

  test.each(everyCase)('API-12 %s, sorted %s, is read from the index made for it', async (_name, sort, use) => {
    const plan = await explain(engine, await pageQuery(use, sort));
    const kind = sort === 'newest' || sort === 'oldest' ? 'time' : 'name';
    expect(plan).toMatch(use.index[kind]);
    // No sorting of what an index has in order already.
    if (use.index !== ANY) expect(plan).not.toMatch(/USE TEMP B-TREE|filesort|Using temporary/u);
    expect(plan).not.toMatch(/"detail":"SCAN (?:s|a|w)"|"table":"(?:s|a|w)","type":"ALL"/u);
  });

  if (engine.name === 'MariaDB') {
    test.each(everyCase)('API-12 %s, sorted %s, touches no more rows than it has to', async (_name, sort, use) => {
      expect(await countRows(engine, await pageQuery(use, sort))).toBeLessThanOrEqual(use.rows);
    });
  }

  test('TAL-02 attributes are read from their own indexes', async () => {
    const rare = await explain(engine, await pageQuery(CASES['a rare attribute'] ?? { filter: V, index: ANY, rows: 0 }, 'newest'));
    expect(rare).toContain('talent_attribute_value');
    const common = await explain(engine, await pageQuery(CASES['a common attribute'] ?? { filter: V, index: ANY, rows: 0 }, 'newest'));
    expect(common).toMatch(/SEARCH a USING INDEX \w+ \(talent_id=\? AND attribute_id=\?\)|"table":"a","type":"(?:eq_ref|ref|const)"/u);
  });
});
