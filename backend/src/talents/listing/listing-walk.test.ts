import { type Sort, SORTS, TALENT_STATUS } from '@alltalent/shared/contracts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import type { SearchFilter } from '../search/talent-search';
import { TalentWriterRepository } from '../search/talent-writer.repository';
import { openSearch, WAYS } from '../../../test/support/talents/searches';
import { makeTalent, saveTestLookups } from '../../../test/support/talents/talent.factory';

const EVERYBODY: SearchFilter = { includesHidden: true };
const SIZE = 7;
const FIRST_TIME = 1_600_000_000;
const NAMES = ['Asha Rao', 'Asha Rao', 'élodie', 'Zoë', 'आशा', "D'Souza", 'Same Name'];

/** Names and seconds that several share: only the id tells them apart. */
const person = (id: number, status: number = TALENT_STATUS.visible) =>
  makeTalent(id, { name: NAMES[id % NAMES.length] ?? 'Nobody', createdAt: FIRST_TIME + Math.floor(id / 5), status });

describe.each(WAYS)('from %s', (way) =>
  describeOnEngines('walking through the talents', (engine) => {
    const writer = () => new TalentWriterRepository(engine.dataSource());
    const start = Array.from({ length: 60 }, (_, index) => 100 + index * 10);
    let newcomers = 0;

    beforeAll(async () => {
      await saveTestLookups(engine.dataSource());
    });
    beforeEach(async () => {
      await engine.dataSource().query('DELETE FROM talent_word');
      await engine.dataSource().query('DELETE FROM talent_search');
      await engine.dataSource().query('DELETE FROM talent_counter');
      await engine.dataSource().query('DELETE FROM talent');
      await writer().saveTalents(start.map((id) => person(id, id % 70 === 0 ? TALENT_STATUS.hidden : TALENT_STATUS.visible)));
      newcomers = 0;
    });

    const walk = async (sort: Sort, { next, meanwhile }: { readonly next: boolean; readonly meanwhile?: () => Promise<void> }) => {
      const search = await openSearch(way, engine.dataSource());
      const seen: number[] = [];
      for (let number = 1; number < 100; number += 1) {
        const after = next ? seen.at(-1) : undefined;
        const { ids } = await search.search(EVERYBODY, { sort, number, size: SIZE, after });
        seen.push(...ids);
        if (ids.length === 0) return seen;
        await meanwhile?.();
      }
      throw new Error('There is no end to it.');
    };
    /** Newcomers all over the list: first, last and between people of the same name and second. */
    const join = async () => {
      if (newcomers === 15) return;
      newcomers += 1;
      const ids = [newcomers, 101 + newcomers * 10, 9000 + newcomers];
      await writer().saveTalents(ids.map((id) => person(id)));
    };
    const leave = (id: number) => writer().saveTalents([person(id, 3)]);

    test.each(SORTS)('TAL-04 API-12 all pages sorted %s show every listed talent exactly once', async (sort) => {
      const byNumber = await walk(sort, { next: false });
      expect([...byNumber].sort((one, other) => one - other)).toEqual(start);
      expect(await walk(sort, { next: true })).toEqual(byNumber);
    });

    test.each(SORTS)(
      'TAL-04 API-12 Next, sorted %s, misses nobody of the start and shows nobody twice while talents come',
      async (sort) => {
        const seen = await walk(sort, { next: true, meanwhile: join });
        expect(newcomers).toBeGreaterThan(5);
        expect(new Set(seen).size).toBe(seen.length);
        expect(start.filter((id) => !seen.includes(id))).toEqual([]);
      },
    );

    test.each(SORTS)('TAL-04 API-12 Next, sorted %s, misses nobody who stays while talents leave', async (sort) => {
      const order = await walk(sort, { next: false });
      // The first of those already seen, so that every page behind moves forward.
      const leavers = order.slice(0, 5);
      const waiting = [...leavers];
      const seen = await walk(sort, {
        next: true,
        meanwhile: async () => {
          const id = waiting.shift();
          if (id !== undefined) await leave(id);
        },
      });
      expect(seen).toEqual(order);
    });

    test('API-12 behind somebody who is not listed any more the page’s number decides', async () => {
      const search = await openSearch(way, engine.dataSource());
      const second = { sort: 'newest', number: 2, size: SIZE } as const;
      const { ids } = await search.search(EVERYBODY, second);
      expect(await search.search(EVERYBODY, { ...second, after: 777_777 })).toMatchObject({ ids });
      expect(ids).toHaveLength(SIZE);
    });
  }),
);
