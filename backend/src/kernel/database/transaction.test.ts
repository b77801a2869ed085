import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource } from 'typeorm';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { CurrencyEntity } from '../../auth/users/currency.entity';
import { AuditRepository } from '../audit/audit.repository';
import { afterCommit, outsideTransaction } from './ambient-transaction';
import { Transactions } from './transaction';

const NOTHING_HANGS_MS = 2000;

/** Creates what one side gives and another waits for. */
function aSignal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

describeOnEngines('a transaction', (engine) => {
  let dataSource: DataSource;
  let audit: AuditRepository;
  let transactions: Transactions;
  beforeAll(() => {
    dataSource = engine.dataSource();
    audit = new AuditRepository(dataSource);
    transactions = new Transactions(dataSource);
  });
  beforeEach(() => dataSource.query('DELETE FROM audit_entry').then(() => dataSource.query('DELETE FROM currency')));

  const note = (detail: string) => audit.insert({ happenedAt: 1, actor: 'system:test', action: 'list-leads', subject: 'leads', detail });
  const notes = async () => (await audit.find(10)).map(({ detail }) => detail).sort();
  const rupee = { id: 1, code: 'INR', symbol: '₹', name: 'Rupee', position: 1 };

  test('undoes what was written through injected repositories, raw statements and repositories that exist already', async () => {
    const currencies = dataSource.getRepository(CurrencyEntity);
    const failing = transactions.run(async () => {
      await note('written');
      await currencies.insert(rupee);
      await dataSource.query("UPDATE currency SET name = 'Indian rupee'");
      expect(await dataSource.createQueryBuilder().select('name').from('currency', 'c').getRawOne()).toEqual({ name: 'Indian rupee' });
      expect(await currencies.createQueryBuilder('c').getCount()).toBe(1);
      expect(await notes()).toEqual(['written']);
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    expect(await notes()).toEqual([]);
    expect(await currencies.count()).toBe(0);
  });

  test('commits everything when the work succeeds, and a repository first used inside works afterwards', async () => {
    await transactions.run(async () => {
      await note('kept');
      await dataSource.getRepository(CurrencyEntity).insert(rupee);
    });
    expect(await notes()).toEqual(['kept']);
    expect(await dataSource.getRepository(CurrencyEntity).countBy({ code: 'INR' })).toBe(1);
  });

  test('is visible to no other code before it ends', async () => {
    const [written, looked] = [aSignal(), aSignal()];
    const running = transactions.run(() =>
      note('later')
        .then(written.give)
        .then(() => looked.given),
    );
    await written.given;
    // On SQLite a reader would wait for the transaction.
    const seen = engine.name === 'SQLite' ? [] : await notes();
    looked.give();
    await running;
    expect([seen, await notes()]).toEqual([[], ['later']]);
  });

  test('inside another one is a part of it, and rolls back the whole when it fails', async () => {
    await transactions.run(() => note('outer').then(() => transactions.run(() => note('inner'))));
    expect(await notes()).toEqual(['inner', 'outer']);
    const both = transactions.run(async () => {
      await note('half');
      await transactions.run(() => Promise.reject(new Error('inner'))).catch(() => undefined);
    });
    await expect(both).rejects.toThrow('inner');
    expect(await notes()).toEqual(['inner', 'outer']);
  });

  test('work that was begun inside and ends after the commit does not fail', async () => {
    const { later } = await transactions.run(async () => {
      await note('inside');
      return { later: sleep(30).then(() => note('afterwards')) };
    });
    await later;
    expect(await notes()).toEqual(['afterwards', 'inside']);
  });

  test('keeps work that runs outside on purpose when it is rolled back', async () => {
    let outside: Promise<void> | undefined;
    const failing = transactions.run(async () => {
      await note('undone');
      outside = outsideTransaction(() => note('stays'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await outside;
    expect(await notes()).toEqual(['stays']);
  });

  test('runs its callbacks only after the commit', async () => {
    const callbacks: string[] = [];
    await transactions.run(async () => {
      afterCommit(() => callbacks.push('committed'));
      await note('kept');
      expect(callbacks).toEqual([]);
    });
    const failing = transactions.run(async () => {
      afterCommit(() => callbacks.push('rolled back'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(callbacks).toEqual(['committed']);
  });

  test('never waits for itself, however the work reaches the database', async () => {
    const currencies = dataSource.getRepository(CurrencyEntity);
    const work = transactions.run(async () => {
      await note('first');
      await Promise.all([dataSource.query('SELECT 1'), dataSource.manager.query('SELECT 1'), currencies.find(), notes()]);
      await dataSource.manager.save(CurrencyEntity, rupee);
      await dataSource.transaction((manager) => manager.update(CurrencyEntity, { id: 1 }, { name: 'Indian rupee' }));
      await dataSource.createQueryBuilder(CurrencyEntity, 'c').getMany();
      return 'done';
    });
    expect(await Promise.race([work, sleep(NOTHING_HANGS_MS, 'hangs', { ref: false })])).toBe('done');
  });
});
