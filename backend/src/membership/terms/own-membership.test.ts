import { ownMembershipSchema } from '@alltalent/shared/contracts';
import { anInvoice } from '../../../test/support/membership/invoices';
import { NO_BENEFITS } from '../../../test/support/membership/benefits';
import { aMembership } from '../../../test/support/membership/memberships';
import type { BenefitsService } from '../benefits/benefits.service';
import type { InvoicesService } from '../books/invoices.service';
import type { Order, OrdersRepository } from '../orders/orders.repository';
import type { ManagersRepository } from '../plans/managers.repository';
import type { PlansService } from '../plans/plans.service';
import type { ShootsService } from '../shoots/shoots.service';
import { MembershipStandingService } from './membership-standing.service';
import type { Membership, MembershipsRepository } from './memberships.repository';
import { OwnMembershipService } from './own-membership.service';
import { anOrder } from '../../../test/support/membership/orders';

const NOW = Date.UTC(2026, 10, 20, 10);
const DAY_MS = 24 * 3600 * 1000;
const BENEFITS = { ...NO_BENEFITS, applications_per_month: null, portfolio_photos: 25, has_crown: true, has_manager: true };

type Stored = { readonly membership?: Partial<Membership> | null; readonly openOrder?: Order | null; readonly isManagerActive?: boolean };

function read({ membership = {}, openOrder = null, isManagerActive = true }: Stored = {}) {
  const row = membership && aMembership({ accessUntil: membership.paidUntil ?? aMembership().accessUntil, ...membership });
  const clock = { now: () => NOW };
  const memberships = { find: () => Promise.resolve(row), findRunning: () => Promise.resolve(null) } as unknown as MembershipsRepository;
  const plan = { tagline: '', termMonths: 12, priceMinor: 399_900, currency: 'INR', benefits: BENEFITS, position: 1 };
  return new OwnMembershipService(
    new MembershipStandingService(memberships, clock),
    { require: (id: string) => Promise.resolve({ ...plan, id, name: `Plan ${id}` }) } as unknown as PlansService,
    {
      applicationsWith: () => Promise.resolve({ used: 3, limit: null, resetsAt: Date.UTC(2026, 10, 30, 18, 30) }),
    } as unknown as BenefitsService,
    { of: () => Promise.resolve({ is_included: true, booking: null }) } as unknown as ShootsService,
    { ofUser: () => Promise.resolve([anInvoice({ id: 2, kind: 'credit' }), anInvoice()]) } as unknown as InvoicesService,
    { findOpen: () => Promise.resolve(openOrder) } as unknown as OrdersRepository,
    {
      find: () => Promise.resolve({ id: 1, name: 'Meera Iyer', email: 'meera@example.com', isActive: isManagerActive }),
    } as unknown as ManagersRepository,
    clock,
  ).read('u_demo_asha');
}

test('MEM-08 an active member sees plan, end, next charge, manager, usage and invoices, as the contract says', async () => {
  const own = await read({ membership: { managerId: 1 } });
  expect(await ownMembershipSchema.validate(own, { strict: true })).toEqual(own);
  expect(own).toMatchObject({
    state: 'active',
    plan: { id: 'one-year', price_minor: 399_900 },
    source: 'site',
    active_until: '2027-11-20T10:00:00.000Z',
    renewal: {
      is_on: true,
      is_available: true,
      next_charge_at: '2027-11-20T10:00:00.000Z',
      next_charge_minor: 399_900,
      currency: 'INR',
    },
    store_url: '',
    manager: { name: 'Meera Iyer', email: 'meera@example.com' },
    usage: { applications: 3, applications_limit: null, resets_at: '2026-11-30T18:30:00.000Z', photos_limit: 25 },
    invoices: [
      { id: 2, plan_name: 'One Year', is_refund: true },
      { id: 1, number: 'AT/26-27/000001', total_minor: 399_900, is_refund: false },
    ],
    open_order: null,
  });
});

test('MEM-08 without a membership the plan is free, and an order that waits for its payment is named', async () => {
  const openOrder = anOrder({ state: 'open' });
  expect(await read({ membership: null, openOrder })).toMatchObject({
    state: 'none',
    plan: { id: 'free' },
    source: null,
    active_until: null,
    renewal: { is_on: false, is_available: false, next_charge_at: null, next_charge_minor: null },
    manager: null,
    open_order: { id: openOrder.id, plan: 'one-year' },
  });
});

test('MEM-08 a membership that is over shows the free plan and no renewal, even while the clock has not ended it', async () => {
  expect(await read({ membership: { paidUntil: NOW, managerId: 1 } })).toMatchObject({
    state: 'ended',
    plan: { id: 'free' },
    source: null,
    active_until: new Date(NOW).toISOString(),
    renewal: { is_on: false, next_charge_at: null },
    manager: null,
  });
});

test('MEM-08 in grace it says until when it works and when the charge is tried again', async () => {
  const paidUntil = NOW - DAY_MS / 2;
  const grace = { state: 'grace', paidUntil, accessUntil: paidUntil + 7 * DAY_MS, notices: 2, attempts: 1 } as const;
  const own = await read({ membership: grace });
  expect(own).toMatchObject({ state: 'grace', active_until: new Date(grace.accessUntil).toISOString() });
  expect(own.renewal.next_charge_at).toBe(new Date(paidUntil + DAY_MS).toISOString());
  expect((await read({ membership: { ...grace, attempts: 4 } })).renewal).toMatchObject({ next_charge_at: null, next_charge_minor: null });
});

test.each([
  ['turned off', { renews: false }, { is_on: false, is_available: true }],
  ['without the consent of the bank', { mandate: null }, { is_on: true, is_available: false }],
  ['above what is charged without the member', { renewalMinor: 1_500_001 }, { is_on: true, is_available: false }],
  ['of a store', { source: 'app-store' }, { is_on: false, is_available: false }],
  ['of a grant', { source: 'grant' }, { is_on: false, is_available: false }],
] as const)('MEM-08 a renewal %s charges nothing', async (_name, membership, renewal) => {
  const own = await read({ membership });
  expect(own.renewal).toMatchObject({ ...renewal, next_charge_at: null, next_charge_minor: null });
});

test('MEM-08 a purchase in a store names the page that manages it', async () => {
  expect((await read({ membership: { source: 'app-store' } })).store_url).toBe('https://apps.apple.com/account/subscriptions');
  expect((await read({ membership: { source: 'play-store' } })).store_url).toContain('play.google.com');
});

test('MEM-08 a manager who has left is not named', async () => {
  expect((await read({ membership: { managerId: 1 }, isManagerActive: false })).manager).toBeNull();
});
