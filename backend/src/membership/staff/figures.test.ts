import { ENDPOINTS, type MembershipFiguresResponse, membershipFiguresResponseSchema } from '@alltalent/shared/contracts';
import { forgetPurchases } from '../../../test/support/membership/buyers';
import { aMembership } from '../../../test/support/membership/memberships';
import { anOrder } from '../../../test/support/membership/orders';
import { asStaff, forgetTrail, STAFF, trail } from '../../../test/support/membership/staff';
import { ASHA, RITU } from '../../../test/support/notifications/notifications';
import { describeSites } from '../../../test/support/test-site';
import { LedgerService } from '../books/ledger.service';
import { MembershipPeriodEntity } from '../schema/membership.entity';
import { MembershipsRepository } from '../terms/memberships.repository';

const at = (moment: string) => Date.parse(`${moment}:00+05:30`);

describeSites('Figures of the membership', (site) => {
  const read = async (query = '') => {
    const answer = await (await asStaff(site())).get(`${ENDPOINTS.membershipFigures.path}${query}`);
    return ((await membershipFiguresResponseSchema.validate(answer.json(), { strict: true })) as MembershipFiguresResponse).data;
  };
  const addPeriod = (userId: string, from: string, to: string, revokedAt: number | null = null) =>
    site()
      .dataSource.getRepository(MembershipPeriodEntity)
      .insert({ userId, planId: 'monthly', source: 'site', orderId: null, startsAt: at(from), endsAt: at(to), revokedAt });
  beforeEach(async () => {
    await forgetPurchases(site());
    await forgetTrail(site());
  });

  test('MEM-21 count who is new and who left by month in India, and sum the revenue less what went back', async () => {
    // 20 November 2026 by the site's clock. The first moment of a month in India is still the month before in UTC.
    await addPeriod(ASHA.id, '2026-09-01T00:00', '2026-10-01T00:00');
    await addPeriod(ASHA.id, '2026-10-01T00:00', '2026-11-01T00:00');
    await addPeriod(RITU.id, '2026-10-10T12:00', '2027-10-10T12:00', at('2026-10-20T12:00'));
    await addPeriod('u_demo_meher', '2026-11-02T12:00', '2026-12-02T12:00');
    const order = anOrder();
    await site().app.get(LedgerService).bookPaid(order, at('2026-10-01T00:00'));
    await site().app.get(LedgerService).bookPaid(anOrder(), at('2026-10-31T23:59'));
    await site().app.get(LedgerService).bookRefunded(order, at('2026-11-01T00:00'));
    const { months } = await read('?months=3');
    const none = { revenue_minor: 0, tax_minor: 0 };
    expect(months).toEqual([
      { month: '2026-09', new_members: 1, ended: 0, ...none },
      { month: '2026-10', new_members: 1, ended: 1, revenue_minor: 799_800, tax_minor: 122_004 },
      { month: '2026-11', new_members: 1, ended: 1, revenue_minor: -399_900, tax_minor: -61_002 },
    ]);
    expect(await trail(site())).toEqual([[STAFF.id, 'read-membership-figures', 'membership', '3 months']]);
  });

  test('MEM-21 say how many are members today, and how many of them are in grace', async () => {
    const memberships = site().app.get(MembershipsRepository);
    const now = site().clock.now();
    await memberships.save(aMembership({ paidUntil: now + 1000, accessUntil: now + 1000 }));
    await memberships.save(aMembership({ userId: RITU.id, state: 'grace', paidUntil: now - 1000, accessUntil: now + 1000 }));
    await memberships.save(aMembership({ userId: 'u_demo_meher', paidUntil: now - 1, accessUntil: now - 1 }));
    const { active, in_grace: inGrace, months } = await read();
    expect([active, inGrace, months.length]).toEqual([1, 1, 12]);
  });
});
