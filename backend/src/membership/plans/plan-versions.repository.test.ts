import { PLANS } from '../../../seeds/membership/plans';
import { describeOnEngines } from '../../../test/support/kernel/database/test-database';
import { plansOf } from '../../../test/support/kernel/database/plans';
import { PlanVersionsRepository } from './plan-versions.repository';
import { PlansRepository } from './plans.repository';

const DAY = 100;

describeOnEngines('Versions of plans', (engine) => {
  const plans = () => new PlansRepository(engine.dataSource());
  const versions = () => new PlanVersionsRepository(engine.dataSource());
  const add = (fromAt: number, priceMinor: number) =>
    versions().add({ planId: 'monthly', name: 'Monthly', tagline: '', priceMinor, fromAt, madeAt: 1, madeBy: 'u_1', reason: 'Costs' });
  const priceAt = async (now: number) => (await plans().find('monthly', now))?.priceMinor;
  beforeAll(() => plans().addMissing(PLANS, []));
  beforeEach(() => engine.dataSource().query('DELETE FROM membership_plan_version'));

  test('MEM-04 the version that began last holds, whatever the order in which they were made; another plan stays', async () => {
    await add(3 * DAY, 300);
    await add(DAY, 100);
    await add(DAY, 101);
    const first = PLANS.find(({ id }) => id === 'monthly')?.priceMinor;
    expect([await priceAt(DAY - 1), await priceAt(DAY), await priceAt(3 * DAY - 1), await priceAt(3 * DAY)]).toEqual([
      first,
      101,
      101,
      300,
    ]);
    expect((await plans().findAll(3 * DAY)).map(({ priceMinor }) => priceMinor)).toEqual([0, 300, 399_900]);
  });

  test('MEM-04 a withdrawn version never holds; one that holds is not withdrawn', async () => {
    await add(DAY, 100);
    await add(2 * DAY, 200);
    const [last, held] = await versions().find('monthly', 10);
    const at = { now: DAY, by: 'u_2' };
    expect(await versions().withdraw('monthly', held?.id ?? 0, at)).toBe(false);
    expect(await versions().withdraw('one-year', last?.id ?? 0, at)).toBe(false);
    expect(await versions().withdraw('monthly', last?.id ?? 0, at)).toBe(true);
    expect(await versions().withdraw('monthly', last?.id ?? 0, at)).toBe(false);
    expect(await priceAt(2 * DAY)).toBe(100);
    expect((await versions().findLast('monthly')).map(({ withdrawnBy }) => withdrawnBy)).toEqual(['u_2', 'u_2']);
  });

  test('MEM-04 the plan of now is read by the index of its versions', async () => {
    for (let count = 1; count <= 500; count += 1) await add(count, count);
    await engine.dataSource().query(engine.name === 'MariaDB' ? 'ANALYZE TABLE membership_plan_version' : 'ANALYZE');
    const found = await plansOf(engine, 'membership_plan', () => plans().find('monthly', 400));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/ix_membership_plan_version/u);
    expect(found[0]).not.toMatch(/USE TEMP B-TREE|filesort|Using temporary|"type":"ALL"/u);
    expect(await priceAt(400)).toBe(400);
  });
});
