import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { plansOf } from '../../../test/support/kernel/database/plans';
import { UsersRepository } from '../../auth/users/users.repository';
import { peopleSources } from './people-search';
import { PeopleRepository } from './people.repository';

const ACCOUNTS = 3000;
const PAGE = 51;

describeOnEngines('how accounts are found', (engine) => {
  beforeAll(async () => {
    const number = (index: number) => String(index).padStart(6, '0');
    const accounts = Array.from({ length: ACCOUNTS }, (_, index) => ({
      id: `u_${number(index)}`,
      email: `person${number(index)}@example.com`,
      loginEmail: `person${number(index)}@example.com`,
      loginPhone: `+9198${number(index)}11`,
      status: 'active' as const,
      firstName: `First${index % 97}`,
      lastName: `Last${index % 89}`,
      roleId: '5',
      dialCode: '91',
      mobileNumber: `98${number(index)}11`,
      location: '',
      hasPremium: false,
      slug: `first-last-${number(index)}`,
      currencyCode: 'INR',
      birthDate: null,
      verifiedClientOn: null,
      deletionDueAt: null,
      createdAt: index,
    }));
    const users = new UsersRepository(engine.dataSource());
    for (let from = 0; from < ACCOUNTS; from += 500) await users.saveUsers(accounts.slice(from, from + 500));
    await engine.dataSource().query(engine.name === 'MariaDB' ? 'ANALYZE TABLE user_account' : 'ANALYZE');
  }, 60_000);

  /** Nothing is read whole or sorted: a page costs as much with a million accounts. */
  const expectByIndex = (plans: readonly string[]) => {
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      expect(plan).not.toMatch(/SCAN person(?! USING)|"table":"person","type":"ALL"/u);
      expect(plan).not.toMatch(/USE TEMP B-TREE|filesort|Using temporary/u);
    }
  };

  test.each(['First12 L', 'last7 f', 'person0001', 'person000123@', 'u_0001', '98 0001', '+9198000', 'first-last-0002'])(
    'for %s, a first page and the next one are ranges of an index',
    async (search) => {
      const people = new PeopleRepository(engine.dataSource());
      for (const source of peopleSources(search)) {
        expectByIndex(await plansOf(engine, 'user_account', () => people.find(source, null, PAGE)));
        expectByIndex(await plansOf(engine, 'user_account', () => people.find(source, 'u_000123', PAGE)));
      }
    },
  );

  test('the newest accounts are read in the order of their index', async () => {
    const people = new PeopleRepository(engine.dataSource());
    const [newest] = peopleSources('');
    if (!newest) throw new Error('Nothing typed is every account.');
    expectByIndex(await plansOf(engine, 'user_account', () => people.find(newest, null, PAGE)));
    expectByIndex(await plansOf(engine, 'user_account', () => people.find(newest, 'u_000123', PAGE)));
  });
});
