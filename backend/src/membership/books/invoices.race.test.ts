import { anOrder } from '../../../test/support/membership/orders';
import { aPaidTerm, deleteInvoices } from '../../../test/support/membership/issued';
import { describeSites } from '../../../test/support/test-site';
import { Transactions } from '../../kernel/database/transaction';
import { InvoicesService } from './invoices.service';

describeSites('Invoices that are issued at once', (site) => {
  beforeEach(() => deleteInvoices(site()));

  const inTransaction = <T>(work: () => Promise<T>) => site().app.get(Transactions).run(work);
  const issue = () =>
    site()
      .app.get(InvoicesService)
      .issue(anOrder({ userId: null }), aPaidTerm(site()));
  const places = async () => {
    const rows: { number: string }[] = await site().dataSource.query('SELECT number FROM invoice ORDER BY number');
    return rows.map(({ number }) => Number(number.split('/')[2]));
  };

  test('MEM-06 REL-14 twenty at once have the numbers from 1 to 20, none twice and none left out', async () => {
    await Promise.all(Array.from({ length: 20 }, () => inTransaction(issue)));
    expect(await places()).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('MEM-06 REL-14 a number whose transaction is rolled back is given to the next invoice', async () => {
    await inTransaction(issue);
    const failing = inTransaction(async () => {
      await issue();
      throw new Error('the payment was not stored');
    });
    await expect(failing).rejects.toThrow('the payment was not stored');
    await inTransaction(issue);
    expect(await places()).toEqual([1, 2]);
  });
});
