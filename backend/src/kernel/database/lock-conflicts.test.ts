import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource, In, QueryFailedError } from 'typeorm';
import { CurrencyEntity } from '../../auth/users/currency.entity';
import { UsersRepository } from '../../auth/users/users.repository';
import { asDomainError } from '../http/problem.filter';
import { retryLockConflicts } from './lock-conflicts';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { inTransaction } from './transaction';

const CURRENCIES = ['INR', 'USD'].map((code, index) => ({ id: index + 1, code, symbol: code, name: '', position: index }));
const deadlock = (code = 'ER_LOCK_DEADLOCK') => new QueryFailedError('UPDATE', [], Object.assign(new Error(code), { code }));

describeOnEngines('Conflicting transactions', (engine) => {
  test('REL-14 two transactions in a deadlock both succeed', async () => {
    await new UsersRepository(engine.dataSource()).saveCurrencies(CURRENCIES);
    const cross = (ids: readonly number[]) =>
      retryLockConflicts(() =>
        inTransaction(engine.dataSource(), async () => {
          for (const id of ids) {
            await engine.dataSource().query('UPDATE currency SET position = position + 10 WHERE id = ?', [id]);
            await sleep(100);
          }
        }),
      );
    await Promise.all([cross([1, 2]), cross([2, 1])]);
    const positions = (await new UsersRepository(engine.dataSource()).findCurrencies()).map(({ position }) => position);
    expect(positions).toEqual([20, 21]);
  });

  test.each([
    ['as SQL', (source: DataSource) => source.query('UPDATE currency SET position = position + 10')],
    ['by its repository', (source: DataSource) => source.getRepository(CurrencyEntity).increment({ id: In([1, 2]) }, 'position', 10)],
  ])('REL-14 a statement outside a transaction (%s) is sent again after a deadlock', async (_way, send) => {
    await new UsersRepository(engine.dataSource()).saveCurrencies(CURRENCIES);
    const query = (sql: string, values?: unknown[]) => engine.dataSource().query(sql, values);
    const transaction = inTransaction(engine.dataSource(), async () => {
      // The engine ends the one that has written less, which is the statement.
      for (const at of [1, 2, 3]) await query('INSERT INTO rate_hit (bucket, hit_at) VALUES (?, ?)', ['deadlock', at]);
      await query('UPDATE currency SET position = position + 100 WHERE id = 2');
      await sleep(100);
      await query('UPDATE currency SET position = position + 100 WHERE id = 1');
    });
    await sleep(50);
    await Promise.all([transaction, send(engine.dataSource())]);
    const positions = (await new UsersRepository(engine.dataSource()).findCurrencies()).map(({ position }) => position);
    expect(positions).toEqual([110, 111]);
  });
});

test('REL-14 a conflict is retried three times, then the caller gets 503', async () => {
  const run = jest.fn().mockRejectedValue(deadlock('ER_LOCK_WAIT_TIMEOUT'));
  const failure: unknown = await retryLockConflicts(run).catch((error: unknown) => error);
  expect(run).toHaveBeenCalledTimes(4);
  expect(asDomainError(failure)).toMatchObject({ code: 'UNAVAILABLE', options: { retryAfter: 5 } });
});

test('REL-14 other errors are not retried', async () => {
  const run = jest.fn().mockRejectedValue(new Error('typo'));
  await expect(retryLockConflicts(run)).rejects.toThrow('typo');
  expect(run).toHaveBeenCalledTimes(1);
});
