import { describeOnEngines } from './testing/test-database';
import { inTransaction } from './transaction';
import { UserEntity, UsersRepository } from '../../modules/users';
import { TermsRepository } from '../../modules/terms';

describeOnEngines('one transaction for several repositories', (engine) => {
  const versions = async () => (await new TermsRepository(engine.dataSource()).findVersions()).map(({ version }) => version);
  const write = (failure?: Error) =>
    inTransaction(engine.dataSource(), async (joined) => {
      await joined.query("INSERT INTO currency (id, code, symbol, name, position) VALUES (1, 'INR', '₹', 'Rupee', 1)");
      await new TermsRepository(joined).insertVersion({ version: 'next', postedAt: 1, effectiveAt: 2, summary: '' });
      expect(await new UsersRepository(joined).findCurrency('INR')).not.toBeNull();
      expect(await joined.getRepository(UserEntity).count()).toBe(0);
      await joined.transaction((manager) => manager.query("UPDATE currency SET name = 'Indian rupee'"));
      if (failure) throw failure;
    });

  test('a failure undoes the writes of all of them', async () => {
    await expect(write(new Error('too late'))).rejects.toThrow('too late');
    expect(await versions()).toEqual(['2024-01']);
    expect(await new UsersRepository(engine.dataSource()).findCurrencies()).toEqual([]);
  });

  test('without one everything stays', async () => {
    await write();
    expect(await versions()).toEqual(['2024-01', 'next']);
    expect(await new UsersRepository(engine.dataSource()).findCurrency('INR')).toMatchObject({ name: 'Indian rupee' });
  });
});
