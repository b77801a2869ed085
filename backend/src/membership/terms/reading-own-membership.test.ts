import { ENDPOINTS, ownMembershipResponseSchema } from '@alltalent/shared/contracts';
import { signedIn } from '../../../test/support/log-in';
import { NO_BENEFITS } from '../../../test/support/membership/benefits';
import { aMembership } from '../../../test/support/membership/memberships';
import { anOrder } from '../../../test/support/membership/orders';
import { ASHA, RITU } from '../../../test/support/notifications/notifications';
import { describeSites } from '../../../test/support/test-site';
import { PlansService } from '../plans/plans.service';
import { ManagerEntity } from '../schema/plan.entity';
import { OrderEntity } from '../schema/order.entity';
import { ShootsService } from '../shoots/shoots.service';
import { MembershipStandingService } from './membership-standing.service';
import { MembershipsRepository } from './memberships.repository';

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
    jest.spyOn(app.get(ShootsService), 'of').mockResolvedValue({ is_included: false, booking: null });
  });

  test('MEM-08 SEC-27 a member reads the own membership with manager and open order, and nobody reads it for another', async () => {
    const { dataSource, app } = site();
    await dataSource.getRepository(ManagerEntity).insert({ name: 'Meera Iyer', email: 'meera.iyer@example.com', isActive: true });
    const manager = await dataSource.getRepository(ManagerEntity).findOneByOrFail({ email: 'meera.iyer@example.com' });
    await app.get(MembershipsRepository).save(aMembership({ managerId: manager.id }));
    const [open, other] = [anOrder({ state: 'open', openKey: ASHA.id }), anOrder({ state: 'open', openKey: RITU.id, userId: RITU.id })];
    for (const order of [open, other]) await dataSource.getRepository(OrderEntity).insert({ ...order });
    const browser = await signedIn(site(), ASHA.email);
    const standing = jest.spyOn(app.get(MembershipStandingService), 'of');
    const answer = await browser.get(ENDPOINTS.ownMembership.path);
    expect([answer.statusCode, standing.mock.calls]).toEqual([200, [[ASHA.id]]]);
    expect(await ownMembershipResponseSchema.validate(answer.json(), { strict: true })).toMatchObject({
      data: { state: 'active', manager: { name: 'Meera Iyer' }, open_order: { id: open.id, plan: 'one-year' } },
    });
    const others = (await (await signedIn(site(), RITU.email)).get(ENDPOINTS.ownMembership.path)).json();
    expect(others.data).toMatchObject({ state: 'none', manager: null, open_order: { id: other.id } });
    expect((await (await site().browse()).get(ENDPOINTS.ownMembership.path)).statusCode).toBe(401);
  });
});
