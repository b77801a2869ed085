import { anOrder } from '../../../test/support/membership/orders';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { plansOf } from '../../../test/support/kernel/database/plans';
import { OrderEntity } from '../schema/order.entity';
import { ReconciliationRepository } from './reconciliation.repository';
import { StaffOrdersRepository } from './staff-orders.repository';

const ORDERS = 2000;
const PAGE = 51;
const TIME = { from: 100, to: 200 };

describeOnEngines('how the office finds orders', (engine) => {
  const orders = () => new StaffOrdersRepository(engine.dataSource());
  const cursor = { placedAt: 1000, id: 'ord_plan001000' };

  beforeAll(async () => {
    const rows = Array.from({ length: ORDERS }, (_, index) => ({
      ...anOrder({
        id: `ord_plan${String(index).padStart(6, '0')}`,
        userId: `u_${index % 500}`,
        state: index % 20 === 0 ? 'refunded' : 'paid',
        placedAt: index,
        paidAt: index,
      }),
    }));
    for (let from = 0; from < ORDERS; from += 200)
      await engine
        .dataSource()
        .getRepository(OrderEntity)
        .insert(rows.slice(from, from + 200));
    await engine.dataSource().query(engine.name === 'MariaDB' ? 'ANALYZE TABLE membership_order' : 'ANALYZE');
  }, 60_000);

  test.each([
    ['all', {}],
    ['of a state', { state: 'refunded' as const }],
    ['since a day', { since: 500 }],
    ['of a state since a day', { state: 'refunded' as const, since: 500 }],
    ['of an account', { userId: 'u_1' }],
  ])('OFF-01 a page of orders %s is a range of an index, in its order', async (_what, filter) => {
    for (const before of [null, cursor]) {
      const plans = await plansOf(engine, 'membership_order', () => orders().find(filter, before, PAGE));
      expect(plans).toHaveLength(1);
      for (const plan of plans) {
        expect(plan).toMatch(/ix_membership_order_by_/u);
        expect(plan).not.toMatch(/USE TEMP B-TREE|filesort|Using temporary|"type":"ALL"/u);
      }
    }
  });

  test('OFF-01 a comparison with the providers reads the orders of its time', async () => {
    const plans = await plansOf(engine, 'membership_order', () => new ReconciliationRepository(engine.dataSource()).findBookMistakes(TIME));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).toMatch(/ix_membership_order_paid/u);
  });
});
