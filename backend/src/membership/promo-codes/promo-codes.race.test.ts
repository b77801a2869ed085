import { placeTestOrder } from '../../../test/support/membership/placed-order';
import { aCode, promoCodesOn } from '../../../test/support/membership/promo-codes';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { retryLockConflicts } from '../../kernel/database/lock-conflicts';
import { Transactions } from '../../kernel/database/transaction';

const BUYERS = 12;
const numbers = Array.from({ length: BUYERS }, (_, index) => index);

describeOnEngines('promo codes that many want at once', (engine) => {
  const codes = () => promoCodesOn(engine.dataSource());
  beforeEach(async () => {
    for (const table of ['promo_use', 'promo_code', 'membership_order']) await engine.dataSource().query(`DELETE FROM ${table}`);
  });

  /** Places an order and holds the code in one transaction, as the checkout does; false when it was used up. */
  function buy(id: string, userId: string, promoCode = 'TEN'): Promise<boolean> {
    const place = async () => {
      await placeTestOrder(engine.dataSource(), { id, userId, promoCode });
      return codes().service.hold({ id, userId, promoCode });
    };
    return retryLockConflicts(() => new Transactions(engine.dataSource()).run(place));
  }
  const release = (id: string) => retryLockConflicts(() => codes().service.release(id));
  const usesOf = async (code: string) => (await codes().repository.find(code))?.uses;
  const rows = async () => Number((await engine.dataSource().query('SELECT COUNT(*) AS total FROM promo_use'))[0].total);

  test('REL-14 MEM-02 a code is never held more often than it may be used', async () => {
    await codes().repository.add(aCode({ mostUses: 5 }));
    const held = await Promise.all(numbers.map((number) => buy(`ord_${number}`, `u_${number}`)));
    expect(held.filter(Boolean)).toHaveLength(5);
    expect([await usesOf('TEN'), await rows()]).toEqual([5, 5]);
  });

  test('REL-14 MEM-02 one person holds a code that works once per person in one order only', async () => {
    await codes().repository.add(aCode({ isOncePerPerson: true }));
    const held = await Promise.all(numbers.map((number) => buy(`ord_${number}`, 'u_asha')));
    expect(held.filter(Boolean)).toHaveLength(1);
    expect([await usesOf('TEN'), await rows()]).toEqual([1, 1]);
  });

  test('REL-14 MEM-02 orders that hold and give free at the same time leave the count of what is held', async () => {
    await codes().repository.add(aCode({ isOncePerPerson: true, mostUses: BUYERS }));
    await Promise.all(numbers.map((number) => buy(`ord_${number}`, `u_${number}`)));
    const changes = numbers.flatMap((number) => [
      release(`ord_${number}`),
      release(`ord_${number}`),
      buy(`ord_again_${number}`, `u_${number}`),
    ]);
    await Promise.all(changes);
    expect(await usesOf('TEN')).toBe(await rows());
    expect(await usesOf('TEN')).toBeLessThanOrEqual(BUYERS);
    for (const number of numbers) await release(`ord_again_${number}`);
    expect([await usesOf('TEN'), await rows()]).toEqual([0, 0]);
  });
});
