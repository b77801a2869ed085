import { SORTS, type Sort, TALENT_STATUS } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import type { SearchFilter } from './talent-search';
import { TalentWriterRepository } from './talent-writer.repository';
import { openSearch, WAYS } from '../../../test/support/talents/searches';
import { makeTalent, saveTestLookups } from '../../../test/support/talents/talent.factory';

const NAMES = [
  'Élodie Lefèvre',
  'elan Roy',
  "Rhea D'Souza",
  'Zoë Åkesson',
  'आशा',
  'Ågot Berg',
  'Dsilva Roy',
  'zara Khan',
  'Ømer Ali',
  'Adil 100%',
];
const EVERYBODY: SearchFilter = { includesHidden: true };
const VISIBLE: SearchFilter = { includesHidden: false };

describe.each(WAYS)('from %s', (way) =>
  describeOnEngines('the talent search', (engine) => {
    const search = () => openSearch(way, engine.dataSource());
    const writer = () => new TalentWriterRepository(engine.dataSource());
    const find = async (filter: SearchFilter, sort: Sort = 'newest', size = 48) =>
      (await (await search()).search(filter, { sort, number: 1, size })).ids;

    beforeAll(async () => {
      await saveTestLookups(engine.dataSource());
      await writer().saveTalents(NAMES.map((name, index) => makeTalent(index + 1, { name })));
      // Equal seconds and equal names: the id decides.
      await writer().saveTalents(
        Array.from({ length: 51 }, (_, index) => makeTalent(index + 11, { name: 'Same Name', createdAt: 1_600_000_000 })),
      );
      await writer().saveTalents([makeTalent(90, { name: 'Veiled Person', status: TALENT_STATUS.hidden, skills: ['Falconry'] })]);
    });

    test('API-12 A-Z sorts without accents and case, the same on every engine', async () => {
      const ids = (await find(VISIBLE, 'a-z')).filter((id) => id <= 10);
      expect(ids.map((id) => NAMES[id - 1])).toEqual([
        'Adil 100%',
        'Ågot Berg',
        'Dsilva Roy',
        'elan Roy',
        'Élodie Lefèvre',
        'Ømer Ali',
        "Rhea D'Souza",
      ]);
      expect((await find(VISIBLE, 'z-a')).slice(0, 3).map((id) => NAMES[id - 1])).toEqual(['आशा', 'Zoë Åkesson', 'zara Khan']);
    });

    test.each(SORTS)('API-12 pages sorted %s walk every row exactly once, also past the middle', async (sort) => {
      const seen: number[] = [];
      for (let number = 1; ; number += 1) {
        const { ids, total } = await (await search()).search(EVERYBODY, { sort, number, size: 7 });
        expect(total).toBe(62);
        if (ids.length === 0) break;
        seen.push(...ids);
      }
      const whole = (await find(EVERYBODY, sort, 100)).slice();
      expect(seen).toEqual(whole);
      expect(new Set(seen).size).toBe(62);
    });

    test('API-12 a person is found by the first name and any beginning of the last one, one letter included', async () => {
      const found = async (...tokens: string[]) => (await find({ ...VISIBLE, tokens })).map((id) => NAMES[id - 1]);
      for (const tokens of [['zara'], ['zara', 'k'], ['zara', 'kh'], ['zara', 'khan']])
        expect(await found(...tokens)).toEqual(['zara Khan']);
      expect(await found('zara', 'r')).toEqual([]);
      expect(await found('k', 'zara')).toEqual([]);
    });

    test('oldest is newest turned round', async () => {
      expect(await find(EVERYBODY, 'oldest', 100)).toEqual([...(await find(EVERYBODY, 'newest', 100))].reverse());
    });

    test('every word must be found, the last one by its beginning', async () => {
      expect(await find({ ...VISIBLE, tokens: ['rhea', 'dsou'] })).toEqual([3]);
      expect(await find({ ...VISIBLE, tokens: ['rhea', 'khan'] })).toEqual([]);
      expect(await find({ ...VISIBLE, tokens: ['rhe', 'dsouza'] })).toEqual([]);
      expect(await find({ ...VISIBLE, tokens: ['elod'] })).toEqual([1]);
    });

    test('API-12 one letter is the beginning of a word, in any script', async () => {
      expect(await find({ ...VISIBLE, tokens: ['z'] })).toEqual([8, 4]);
      expect(await find({ ...VISIBLE, tokens: ['आ'] })).toEqual([5]);
    });

    test('category, city, skill and language are words, too', async () => {
      for (const word of ['actor', 'mumbai', 'combat', 'hindi']) expect(await find({ ...VISIBLE, tokens: [word] })).toHaveLength(48);
    });

    test('SEC-45 wildcards match only themselves', async () => {
      expect(await find({ ...VISIBLE, tokens: ['100%'] })).toEqual([10]);
      for (const word of ['%', '_', '%a', 'el_n', '\\', "' OR 1=1 --"]) expect(await find({ ...VISIBLE, tokens: [word] })).toEqual([]);
    });

    test('D12 a hidden talent is found by no word of its own', async () => {
      expect(await find({ ...EVERYBODY, tokens: ['veiled'] })).toEqual([]);
      expect(await find({ ...EVERYBODY, tokens: ['falconry'] })).toEqual([]);
      expect(await find(EVERYBODY, 'newest', 100)).toContain(90);
    });

    test('filters narrow together', async () => {
      expect(await find({ ...VISIBLE, categoryId: 2 })).toEqual([]);
      expect(await find({ ...VISIBLE, cityIds: [] })).toEqual([]);
      expect(await find({ ...VISIBLE, categoryId: 1, genderId: 1, cityIds: [1, 2], tokens: ['zara'] })).toEqual([8]);
      expect(await find({ ...VISIBLE, born: { from: 0, to: 5 } })).toEqual([]);
    });

    test('a page past the end is empty and keeps the total', async () => {
      const beyond = await (await search()).search(EVERYBODY, { sort: 'newest', number: 100_000, size: 48 });
      expect(beyond).toMatchObject({ ids: [], total: 62 });
    });
  }),
);
