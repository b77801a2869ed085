import type { QuoteInput } from '@alltalent/shared/contracts';
import { PLANS } from '../../../seeds/membership/plans';
import { loadConfig } from '../../kernel/config/config';
import type { PlansService } from '../plans/plans.service';
import type { PromoCodesService, PromoDecision } from '../promo-codes/promo-codes.service';
import type { Membership, MembershipsRepository } from '../terms/memberships.repository';
import type { QuoteLimitsService } from './quote-limits.service';
import { QuotesService } from './quotes.service';

const NOW = Date.parse('2026-01-31T06:00:00Z');
const config = { ...loadConfig({ NODE_ENV: 'test' }) };
const nothing = { discountMinor: 0, extraDays: 0, hasShoot: false };

type Given = {
  readonly decision?: PromoDecision;
  readonly membership?: Partial<Membership>;
  readonly isOnSale?: boolean;
};

function quote(input: Partial<QuoteInput>, { decision, membership, isOnSale = true }: Given = {}) {
  const plans = { isOnSale, require: async (id: string) => PLANS.find((plan) => plan.id === id) } as unknown as PlansService;
  const promoCodes = { decide: async () => decision } as unknown as PromoCodesService;
  const memberships = { find: async () => membership ?? null } as unknown as MembershipsRepository;
  const limits = { whileGuessing: (_userId: string, decide: () => unknown) => decide() } as unknown as QuoteLimitsService;
  const service = new QuotesService(plans, promoCodes, memberships, limits, config, { now: () => NOW });
  return service.quote('u_asha', { plan: 'monthly', state_code: '29', code: '', ...input });
}

test('MEM-03 a quote names price, tax and term of a plan, without a code', async () => {
  expect(await quote({})).toEqual({
    plan: 'monthly',
    plan_name: 'Monthly',
    currency: 'INR',
    list_minor: 49_900,
    discount_minor: 0,
    total_minor: 49_900,
    taxable_minor: 42_288,
    taxes: [{ name: 'IGST', rate_basis_points: 1800, amount_minor: 7612 }],
    renewal_minor: 49_900,
    starts_at: '2026-01-31T06:00:00.000Z',
    ends_at: '2026-02-28T06:00:00.000Z',
    promo: { state: 'none', code: '', reason: null, message: '', extra_days: 0, has_shoot: false },
  });
});

const halves = [
  { name: 'CGST', rate_basis_points: 900, amount_minor: 3806 },
  { name: 'SGST', rate_basis_points: 900, amount_minor: 3806 },
];

test.each([
  { case: "the seller's state", state: '27', taxes: halves },
  { case: 'no state yet', state: '', taxes: halves },
  { case: 'outside India', state: '96', taxes: [{ name: 'IGST', rate_basis_points: 1800, amount_minor: 7612 }] },
])('MEM-03 the tax of a quote: $case', async ({ state, taxes }) => {
  expect((await quote({ state_code: state })).taxes).toEqual(taxes);
});

test('MEM-03 a discount lowers the total and its tax, and no later term', async () => {
  const decision = { isApplied: true, ...nothing, discountMinor: 9980 } as const;
  expect(await quote({ code: 'TWENTY' }, { decision })).toMatchObject({
    list_minor: 49_900,
    discount_minor: 9980,
    total_minor: 39_920,
    taxable_minor: 33_831,
    renewal_minor: 49_900,
    promo: { state: 'applied', code: 'TWENTY', reason: null, message: 'TWENTY takes ₹99.80 off.' },
  });
});

test('MEM-03 a code of a hundred percent leaves nothing to pay', async () => {
  const decision = { isApplied: true, ...nothing, discountMinor: 49_900 } as const;
  expect(await quote({ code: 'ALL' }, { decision })).toMatchObject({ total_minor: 0, taxable_minor: 0, taxes: [{ amount_minor: 0 }] });
});

test('MEM-03 extra days move the end of the term', async () => {
  const decision = { isApplied: true, ...nothing, extraDays: 14 } as const;
  expect(await quote({ code: 'DAYS' }, { decision })).toMatchObject({
    ends_at: '2026-03-14T06:00:00.000Z',
    promo: { extra_days: 14, message: 'DAYS adds 14 extra days.' },
  });
});

test('MEM-03 the shoot is named in the quote', async () => {
  const decision = { isApplied: true, ...nothing, hasShoot: true } as const;
  expect((await quote({ plan: 'one-year', code: 'FREEPORTFOLIO' }, { decision })).promo).toEqual({
    state: 'applied',
    code: 'FREEPORTFOLIO',
    reason: null,
    message: 'FREEPORTFOLIO adds a free portfolio shoot.',
    extra_days: 0,
    has_shoot: true,
  });
});

test('MEM-03 a refused code leaves the price as it is and says why', async () => {
  const decision = { isApplied: false, reason: 'region-missing' } as const;
  const { promo, total_minor: total } = await quote({ code: 'FREEPORTFOLIO' }, { decision });
  expect(total).toBe(49_900);
  expect(promo).toMatchObject({ state: 'refused', reason: 'region-missing', message: expect.stringContaining('Choose your state') });
});

const member = (paidUntil: string, anchorDay: number, accessUntil = paidUntil) => ({
  membership: { state: 'active', paidUntil: Date.parse(paidUntil), accessUntil: Date.parse(accessUntil), anchorDay } as const,
});

test.each([
  { case: 'is over', given: member('2026-01-30T06:00:00Z', 30), term: ['2026-01-31T06:00:00.000Z', '2026-02-28T06:00:00.000Z'] },
  { case: 'runs', given: member('2026-02-10T06:00:00Z', 10), term: ['2026-02-10T06:00:00.000Z', '2026-03-10T06:00:00.000Z'] },
  {
    case: 'ends in a month that is too short',
    given: member('2026-02-28T06:00:00Z', 31),
    term: ['2026-02-28T06:00:00.000Z', '2026-03-31T06:00:00.000Z'],
  },
  {
    case: 'is in grace',
    given: member('2026-01-28T06:00:00Z', 28, '2026-02-04T06:00:00Z'),
    term: ['2026-01-28T06:00:00.000Z', '2026-02-28T06:00:00.000Z'],
  },
  {
    case: 'was longer by extra days',
    given: member('2026-02-24T06:00:00Z', 10),
    term: ['2026-02-24T06:00:00.000Z', '2026-03-24T06:00:00.000Z'],
  },
])('MEM-03 the new term where a membership $case', async ({ given, term }) => {
  const { starts_at: starts, ends_at: ends } = await quote({}, given);
  expect([starts, ends]).toEqual(term);
});

test('MEM-03 nothing is quoted while nothing is sold', async () => {
  await expect(quote({}, { isOnSale: false })).rejects.toMatchObject({ code: 'NOT_ON_SALE' });
});
