import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { inTransaction } from './transaction';
import { UserEntity } from '../../auth/users/user.entity';
import { UsersRepository } from '../../auth/users/users.repository';
import { AuditRepository } from '../audit/audit.repository';

describeOnEngines('one transaction for several repositories', (engine) => {
  const entries = async () => (await new AuditRepository(engine.dataSource()).find(10)).map(({ detail }) => detail);
  const write = (failure?: Error) =>
    inTransaction(engine.dataSource(), async (joined) => {
      await joined.query("INSERT INTO currency (id, code, symbol, name, position) VALUES (1, 'INR', '₹', 'Rupee', 1)");
      const entry = { happenedAt: 1, actor: 'system:test', action: 'list-leads', subject: 'leads', detail: 'all' };
      await new AuditRepository(joined).insert(entry);
      expect(await new UsersRepository(joined).findCurrency('INR')).not.toBeNull();
      expect(await joined.getRepository(UserEntity).count()).toBe(0);
      await joined.transaction((manager) => manager.query("UPDATE currency SET name = 'Indian rupee'"));
      if (failure) throw failure;
    });

  test('a failure undoes the writes of all of them', async () => {
    await expect(write(new Error('too late'))).rejects.toThrow('too late');
    expect(await entries()).toEqual([]);
    expect(await new UsersRepository(engine.dataSource()).findCurrencies()).toEqual([]);
  });

  test('without one everything stays', async () => {
    await write();
    expect(await entries()).toEqual(['all']);
    expect(await new UsersRepository(engine.dataSource()).findCurrency('INR')).toMatchObject({ name: 'Indian rupee' });
  });
});
