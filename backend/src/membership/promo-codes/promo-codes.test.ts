import type { PromoRefusal } from '@alltalent/shared/contracts';
import { placeTestOrder } from '../../../test/support/membership/placed-order';
import { aCode, PROMO_NOW, promoCodesOn } from '../../../test/support/membership/promo-codes';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { Transactions } from '../../kernel/database/transaction';
import { OrderEntity } from '../schema/order.entity';
import type { PromoCode } from './promo-codes.policy';
import type { PromoAsked } from './promo-codes.service';

const asha: PromoAsked = { userId: 'u_asha', planId: 'one-year', stateCode: '29', listMinor: 399_900 };

describeOnEngines('promo codes', (engine) => {
  let time = PROMO_NOW;
  const codes = () => promoCodesOn(engine.dataSource(), () => time);
  beforeEach(async () => {
    time = PROMO_NOW;
    for (const table of ['promo_use', 'promo_code', 'membership_order']) await engine.dataSource().query(`DELETE FROM ${table}`);
  });

  const add = (code: Partial<PromoCode> = {}) => codes().repository.add(aCode(code));
  const refused = (reason: PromoRefusal) => ({ isApplied: false, reason });
  const usesOf = async (code: string) => (await codes().repository.find(code))?.uses;
  const state = (id: string, to: OrderEntity['state']) => engine.dataSource().getRepository(OrderEntity).update({ id }, { state: to });
  async function holdFor(id: string, promoCode: string, userId = asha.userId) {
    await placeTestOrder(engine.dataSource(), { id, userId, promoCode });
    return codes().service.hold({ id, userId, promoCode });
  }

  test('MEM-02 a code gives its discount, and one that nobody made gives none', async () => {
    await add();
    expect(await codes().service.decide('TEN', asha)).toEqual({ isApplied: true, discountMinor: 39_990, extraDays: 0, hasShoot: false });
    expect(await codes().service.decide('ELEVEN', asha)).toEqual(refused('unknown'));
  });

  test('MEM-02 the days of a code begin and end at midnight in India', async () => {
    await add({ fromDay: '2026-11-21', toDay: '2026-11-21' });
    time = Date.parse('2026-11-20T18:29:59Z');
    expect(await codes().service.decide('TEN', asha)).toEqual(refused('not-begun'));
    time = Date.parse('2026-11-20T18:30:00Z');
    expect(await codes().service.decide('TEN', asha)).toMatchObject({ isApplied: true });
    time = Date.parse('2026-11-21T18:30:00Z');
    expect(await codes().service.decide('TEN', asha)).toEqual(refused('over'));
  });

  test('MEM-02 a code without states of its own is not for the states without shoots', async () => {
    await add({ code: 'SHOOT', kind: 'shoot', value: 0, excludedStates: null });
    const decide = (stateCode: string) => codes().service.decide('SHOOT', { ...asha, stateCode });
    expect(await decide('29')).toMatchObject({ isApplied: true, hasShoot: true });
    expect(await decide('38')).toEqual(refused('region'));
    expect(await decide('')).toEqual(refused('region-missing'));
  });

  test('MEM-02 an open order that holds a code does not count against its buyer, a paid one does', async () => {
    await add({ isOncePerPerson: true, mostUses: 1 });
    expect(await holdFor('ord_1', 'TEN')).toBe(true);
    expect(await codes().service.decide('TEN', asha)).toMatchObject({ isApplied: true });
    expect(await codes().service.decide('TEN', { ...asha, userId: 'u_dev' })).toEqual(refused('used-up'));
    await state('ord_1', 'paid');
    expect(await codes().service.decide('TEN', asha)).toEqual(refused('used-before'));
  });

  test('MEM-02 a code is held once per person, and once more after the order gave it free', async () => {
    await add({ isOncePerPerson: true });
    expect(await holdFor('ord_1', 'TEN')).toBe(true);
    expect(await holdFor('ord_2', 'TEN')).toBe(false);
    expect(await holdFor('ord_3', 'TEN', 'u_dev')).toBe(true);
    expect(await usesOf('TEN')).toBe(2);
    await codes().service.release('ord_1');
    expect(await usesOf('TEN')).toBe(1);
    expect(await holdFor('ord_4', 'TEN')).toBe(true);
  });

  test('REL-14 holding and releasing again change nothing more, also where the code is used up', async () => {
    await add({ mostUses: 1, isOncePerPerson: true });
    const order = { id: 'ord_1', userId: asha.userId, promoCode: 'TEN' };
    expect([await holdFor('ord_1', 'TEN'), await codes().service.hold(order)]).toEqual([true, true]);
    expect(await usesOf('TEN')).toBe(1);
    for (let time = 0; time < 2; time += 1) await codes().service.release('ord_1');
    expect(await usesOf('TEN')).toBe(0);
  });

  test('MEM-02 an order without a code holds and releases nothing; an unknown code and one that is off are not held', async () => {
    await add({ code: 'OFF', isActive: false });
    expect(await holdFor('ord_1', '')).toBe(true);
    await codes().service.release('ord_1');
    await codes().service.release('ord_nobody');
    expect([await holdFor('ord_2', 'NOBODY'), await holdFor('ord_3', 'OFF')]).toEqual([false, false]);
    expect(await usesOf('OFF')).toBe(0);
  });

  test('REL-14 a hold is undone with the transaction of its order', async () => {
    await add({ isOncePerPerson: true });
    const placing = new Transactions(engine.dataSource()).run(async () => {
      await holdFor('ord_1', 'TEN');
      throw new Error('no room');
    });
    await expect(placing).rejects.toThrow('no room');
    expect(await usesOf('TEN')).toBe(0);
    expect(await holdFor('ord_1', 'TEN')).toBe(true);
  });
});
