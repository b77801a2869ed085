import { someUser } from '../../../test/support/alerts/searches';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { ManualClock } from '../../../test/support/test-site';
import { inTransaction } from '../../kernel/database/transaction';
import { SavedSearchEntity } from '../schema/saved-search.entity';
import { MatchesRepository } from './matches.repository';

const SEARCHES = 20;
const ROWS = 12;

describeOnEngines('Matches that several instances store', (engine) => {
  test('HIR-07 rows that are found by the same searches are stored at once, and no transaction ends another', async () => {
    const dataSource = engine.dataSource();
    const clock = new ManualClock();
    const userId = await someUser(dataSource, clock);
    const search = { userId, kind: 'talents', filter: '{}', query: '', frequency: 'daily', matchKey: 'all', dueAt: null } as const;
    const rows = Array.from({ length: SEARCHES }, (_, index) => ({
      ...search,
      name: `${index}`,
      filterHash: `${index}`,
      createdAt: clock.now(),
    }));
    const { identifiers } = await dataSource.getRepository(SavedSearchEntity).insert(rows);
    const searchIds = identifiers.map(({ id }) => Number(id));
    const matches = new MatchesRepository(dataSource);
    const store = (subjectId: number) => inTransaction(dataSource, () => matches.store({ subjectId, searchIds }, clock.now()));
    await Promise.all(Array.from({ length: ROWS }, (_, row) => store(row + 1)));
    expect(await Promise.all(searchIds.map((id) => matches.countWaiting(id)))).toEqual(searchIds.map(() => ROWS));
  });
});
