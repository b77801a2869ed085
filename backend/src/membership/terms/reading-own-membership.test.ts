import { ENDPOINTS, ownMembershipResponseSchema } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { NO_BENEFITS } from '../../../test/support/membership/benefits';
import { aMembership } from '../../../test/support/membership/memberships';
import { anOrder } from '../../../test/support/membership/orders';
import { ASHA, RITU } from '../../../test/support/notifications/notifications';
import { describeSites } from '../../../test/support/test-site';
import { BenefitsService } from '../benefits/benefits.service';
import { PlansService } from '../plans/plans.service';
import { ManagerEntity } from '../schema/plan.entity';
import { OrderEntity } from '../schema/order.entity';
import { ShootsService } from '../shoots/shoots.service';
import { MembershipsRepository } from './memberships.repository';

const BENEFITS = { ...NO_BENEFITS, isMember: false };

describeSites('Page of the own membership', (site) => {
  beforeEach(() => {
    const { app } = site();
    const plan = {
      id: 'one-year',
      name: 'One Year',
      tagline: '',
      termMonths: 12,
      priceMinor: 399_900,
      currency: 'INR',
      benefits: NO_BENEFITS,
      position: 2,
    };
    jest.spyOn(app.get(PlansService), 'require').mockResolvedValue({ ...plan, id: 'one-year' });
    jest.spyOn(app.get(BenefitsService), 'of').mockResolvedValue(BENEFITS);
    jest
      .spyOn(app.get(BenefitsService), 'applicationsOf')
      .mockResolvedValue({ used: 2, limit: 5, resetsAt: site().clock.now(), isMember: true });
    jest.spyOn(app.get(ShootsService), 'of').mockResolvedValue({ is_included: false, booking: null });
  });

  test('MEM-08 SEC-27 a member reads the own membership with manager and open order, and nobody reads it for another', async () => {
    const { dataSource, app } = site();
    await dataSource.getRepository(ManagerEntity).insert({ name: 'Meera Iyer', email: 'meera.iyer@example.com', isActive: true });
    const manager = await dataSource.getRepository(ManagerEntity).findOneByOrFail({ email: 'meera.iyer@example.com' });
    await app.get(MembershipsRepository).save(aMembership({ managerId: manager.id }));
    const [open, other] = [anOrder({ state: 'open', openKey: ASHA.id }), anOrder({ state: 'open', openKey: RITU.id, userId: RITU.id })];
    for (const order of [open, other]) await dataSource.getRepository(OrderEntity).insert({ ...order });
    const answer = await (await signedIn(site(), ASHA.email)).get(ENDPOINTS.ownMembership.path);
    expect(answer.statusCode).toBe(200);
    expect(await ownMembershipResponseSchema.validate(answer.json(), { strict: true })).toMatchObject({
      data: { state: 'active', manager: { name: 'Meera Iyer' }, open_order: { id: open.id, plan: 'one-year' } },
    });
    const others = (await (await signedIn(site(), RITU.email)).get(ENDPOINTS.ownMembership.path)).json();
    expect(others.data).toMatchObject({ state: 'none', manager: null, open_order: { id: other.id } });
    expect((await (await site().browse()).get(ENDPOINTS.ownMembership.path)).statusCode).toBe(401);
  });
});
