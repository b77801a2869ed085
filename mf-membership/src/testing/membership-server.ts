import type { MembershipPlansResponse, Order, OwnMembership, Plan, Quote } from '@alltalent/shared/contracts';
import { aUser, fakeKeyedApi, type KeyedRequest, ok } from '@alltalent/shared/testing';

export const PATHS = {
  user: '/api/user/get-user-details',
  plans: '/api/membership/plans',
  quote: '/api/membership/quote',
  orders: '/api/membership/orders',
  order: '/api/membership/orders/ord_1',
  cancel: '/api/membership/orders/cancel',
  own: '/api/membership',
  renewal: '/api/membership/renewal',
  shoot: '/api/membership/shoot',
  cancelShoot: '/api/membership/shoot/cancel',
} as const;

const BENEFITS: Plan['benefits'] = {
  applications_per_month: 5,
  portfolio_photos: 10,
  has_crown: false,
  has_first_review: false,
  has_approved_profile: false,
  has_manager: false,
  has_premium_support: false,
  has_free_shoot: false,
};

export const FREE: Plan = {
  id: 'free',
  name: 'Free',
  tagline: '',
  term_months: 0,
  price_minor: 0,
  currency: 'INR',
  benefits: BENEFITS,
};
export const MONTHLY: Plan = {
  ...FREE,
  id: 'monthly',
  name: 'Monthly',
  term_months: 1,
  price_minor: 49_900,
  benefits: { ...BENEFITS, applications_per_month: 30, has_crown: true },
};
export const ONE_YEAR: Plan = {
  ...FREE,
  id: 'one-year',
  name: 'One year',
  term_months: 12,
  price_minor: 399_900,
  benefits: { ...BENEFITS, applications_per_month: null, has_crown: true, has_free_shoot: true },
};

export const plansOf = (change: Partial<MembershipPlansResponse['data']> = {}): MembershipPlansResponse => ({
  status: 200,
  data: {
    is_on_sale: true,
    plans: [FREE, MONTHLY, ONE_YEAR],
    rates: [{ currency: 'USD', per_rupee: 0.01198, as_of: '2026-11-20' }],
    questions: [{ question: 'Do I get an invoice?', answer: 'Yes, as PDF.' }],
    tax_rate_basis_points: 1800,
    shoot_excluded_states: ['38'],
    shoot_code: 'FREEPORTFOLIO',
    ...change,
  },
});

const NO_CODE: Quote['promo'] = { state: 'none', code: '', reason: null, message: '', extra_days: 0, has_shoot: false };

export const quoteOf = (change: Partial<Quote> = {}) => ({
  status: 200,
  data: {
    plan: 'one-year' as const,
    plan_name: 'One year',
    currency: 'INR',
    list_minor: 399_900,
    discount_minor: 0,
    total_minor: 399_900,
    taxable_minor: 338_898,
    taxes: [{ name: 'IGST', rate_basis_points: 1800, amount_minor: 61_002 }],
    renewal_minor: 399_900,
    starts_at: '2026-11-25T08:00:00.000Z',
    ends_at: '2027-11-25T08:00:00.000Z',
    promo: NO_CODE,
    ...change,
  },
});

export const orderOf = (change: Partial<Order> = {}) => ({
  status: 200,
  data: {
    id: 'ord_1',
    plan: 'one-year' as const,
    plan_name: 'One year',
    renews: false,
    state: 'open' as const,
    message: 'Nothing was charged.',
    total_minor: 399_900,
    currency: 'INR',
    payment_url: 'https://pay.example/ord_1',
    is_pending: false,
    return_path: '/membership',
    starts_at: null,
    ends_at: null,
    invoice_id: null,
    has_shoot: false,
    ...change,
  },
});

export const PAID: Partial<Order> = {
  state: 'paid',
  message: 'Thank you.',
  payment_url: '',
  starts_at: '2026-11-25T08:00:00.000Z',
  ends_at: '2027-11-25T08:00:00.000Z',
  invoice_id: 7,
};

const MEMBER: OwnMembership = {
  state: 'active',
  plan: ONE_YEAR,
  source: 'site',
  active_until: '2027-11-25T08:00:00.000Z',
  renewal: { is_on: true, is_available: true, next_charge_at: '2027-11-25T08:00:00.000Z', next_charge_minor: 399_900, currency: 'INR' },
  store_url: '',
  manager: { name: 'Nandita Sen', email: 'nandita@example.com' },
  usage: { applications: 3, applications_limit: 30, resets_at: '2026-11-30T18:30:00.000Z', photos_limit: 60 },
  shoot: { is_included: false, booking: null },
  invoices: [
    {
      id: 7,
      number: 'AT/26-27/000007',
      issued_at: '2026-11-25T08:00:00.000Z',
      plan_name: 'One year',
      total_minor: 399_900,
      currency: 'INR',
      is_refund: false,
    },
  ],
  open_order: null,
};

export const ownOf = (change: Partial<OwnMembership> = {}) => ({ status: 200, data: { ...MEMBER, ...change } });

export const NOT_A_MEMBER: Partial<OwnMembership> = {
  state: 'none',
  plan: FREE,
  source: null,
  active_until: null,
  manager: null,
  invoices: [],
  usage: { applications: 2, applications_limit: 5, resets_at: '2026-11-30T18:30:00.000Z', photos_limit: 10 },
};

const USER = aUser();

type Answers = Parameters<typeof fakeKeyedApi>[0];

/** Answers a visitor's calls by path. Returns the calls made to one path. */
export function visit(answers: Answers = {}) {
  document.cookie = 'XSRF-TOKEN=token; path=/';
  const requests = fakeKeyedApi({
    [PATHS.plans]: ok(plansOf()),
    [PATHS.quote]: ok(quoteOf()),
    [PATHS.own]: ok(ownOf(NOT_A_MEMBER)),
    ...answers,
  });
  return (path: string): readonly KeyedRequest[] => requests.filter((request) => request.path === path);
}

/** As `visit`, for a talent who is logged in. */
export function signIn(answers: Answers = {}) {
  localStorage.setItem('user_id', USER.user_id);
  localStorage.setItem('is_login', 'true');
  return visit({ [PATHS.user]: ok(USER), ...answers });
}

/** Forgets who was logged in and what was typed. */
export function leave(): void {
  localStorage.clear();
  sessionStorage.clear();
}
