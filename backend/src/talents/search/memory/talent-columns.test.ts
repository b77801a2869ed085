import { SORTS, TALENT_STATUS } from '@alltalent/shared/contracts';
import * as fc from 'fast-check';
import { searchColumns } from './column-query';
import { type IndexedTalent, TalentColumns } from './talent-columns';

const NAMES = ['asha', 'asha rao', 'zoe', 'आशा', 'åke', 'same'];
const talent = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  name: fc.constantFrom(...NAMES),
  createdAt: fc.integer({ min: 4_000_000_000, max: 4_000_000_004 }),
  value: fc.option(fc.constantFrom(1, 300, 70_000)),
});

function toIndexed({ id, name, createdAt, value }: typeof talent extends fc.Arbitrary<infer Drawn> ? Drawn : never): IndexedTalent {
  const row = { id, createdAt, sortName: name, categoryId: 1, subCategoryId: 1, cityId: 1, genderId: 1, bornDay: 0 };
  const attributes = value === null ? [] : [{ attributeId: 1, value }];
  return { row: { ...row, status: TALENT_STATUS.visible }, attributes, tokens: name.split(' ') };
}

const byId = (people: readonly IndexedTalent[]) => [...new Map(people.map((person) => [person.row.id, person])).values()];
const step = fc.record({
  people: fc.array(talent, { maxLength: 15 }),
  leavers: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }),
});

/** Every list and every filter, as ids. */
function answers(columns: TalentColumns) {
  const filters = [{}, { tokens: ['a'] }, { tokens: ['as'] }, { attributes: [{ attributeId: 1, from: 300, to: 70_000 }] }];
  return filters.flatMap((filter) =>
    SORTS.map((sort) => searchColumns(columns, { ...filter, includesHidden: false }, { sort, number: 1, size: 99 })),
  );
}

test('API-12 columns that were changed many times answer like new ones', () => {
  const changes = fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
    const columns = new TalentColumns(0);
    const truth = new Map<number, IndexedTalent>();
    for (const { people, leavers } of steps) {
      const joining = byId(people.map(toIndexed)).filter(({ row }) => !leavers.includes(row.id));
      for (const id of leavers) truth.delete(id);
      for (const person of joining) truth.set(person.row.id, person);
      columns.replace([...new Set([...leavers, ...joining.map(({ row }) => row.id)])], joining);
      const fresh = new TalentColumns(40);
      fresh.replace([...truth.keys()], [...truth.values()]);
      expect(answers(columns)).toEqual(answers(fresh));
      expect(answers(columns)[0]?.ids).toHaveLength(truth.size);
    }
  });
  fc.assert(changes, { numRuns: 60 });
});
