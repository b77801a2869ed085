import type { Benefits, Order, OwnMembership, Plan, Quote } from '../../contracts';
import type { EndpointName } from '../../contracts/endpoints';

type Input = Readonly<Record<string, unknown>>;
type OwnBody = { readonly data: OwnMembership };

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const PRICES = { monthly: 49_900, 'one-year': 399_900 } as const;
type Sold = keyof typeof PRICES;
const soldOf = (plan: unknown): Sold => (plan === 'monthly' ? 'monthly' : 'one-year');
const nameOf = (plan: Sold): string => (plan === 'monthly' ? 'Monthly' : 'One year');
const termOf = (plan: Sold): number => (plan === 'monthly' ? 30 : 365);

/** SAVE10 takes ten percent off, FREE everything; any other code is refused. Maharashtra is the seller's state. */
function quote({ plan, state_code: state, code }: Input): { readonly body: { readonly status: number; readonly data: Quote } } {
  const sold = soldOf(plan);
  const list = PRICES[sold];
  const typed = typeof code === 'string' ? code.trim().toUpperCase() : '';
  const share = typed === 'SAVE10' ? 0.1 : typed === 'FREE' ? 1 : 0;
  const discount = Math.round(list * share);
  const total = list - discount;
  const taxable = Math.round((total * 10_000) / 11_800);
  const data: Quote = {
    plan: sold,
    plan_name: nameOf(sold),
    currency: 'INR',
    list_minor: list,
    discount_minor: discount,
    total_minor: total,
    taxable_minor: taxable,
    taxes: taxesOf(total - taxable, state === '27'),
    renewal_minor: list,
    starts_at: inDays(0),
    ends_at: inDays(termOf(sold)),
    promo: { ...promoOf(typed, share > 0), code: typed, extra_days: 0, has_shoot: false },
  };
  return { body: { status: 200, data } };
}

function taxesOf(tax: number, isHome: boolean): Quote['taxes'] {
  if (!isHome) return [{ name: 'IGST', rate_basis_points: 1800, amount_minor: tax }];
  const half = Math.ceil(tax / 2);
  return [
    { name: 'CGST', rate_basis_points: 900, amount_minor: half },
    { name: 'SGST', rate_basis_points: 900, amount_minor: tax - half },
  ];
}

function promoOf(code: string, isKnown: boolean): Pick<Quote['promo'], 'state' | 'reason' | 'message'> {
  if (code === '') return { state: 'none', reason: null, message: '' };
  if (isKnown) return { state: 'applied', reason: null, message: 'The code is applied.' };
  return { state: 'refused', reason: 'unknown', message: 'We do not know this code. Check how it is written.' };
}

const MESSAGES: Readonly<Record<Order['state'], string>> = {
  open: 'Nothing was charged. The order stays open for 24 hours.',
  paid: 'Thank you. Your membership works from now on.',
  failed: 'The bank refused the payment. Nothing was charged.',
  cancelled: 'Nothing was charged.',
  expired: 'It was not paid within 24 hours. Nothing was charged.',
  checking: 'A payment came whose sum does not fit the order. Our staff look at it and write to you.',
  refunded: 'The sum is on its way to your bank.',
};

let placed: Order = orderOf({ plan: 'one-year' });

function orderOf({ plan, renews }: Input, state: Order['state'] = 'open'): Order {
  const sold = soldOf(plan);
  return {
    id: 'ord_mock',
    plan: sold,
    plan_name: nameOf(sold),
    renews: renews === true,
    state,
    message: MESSAGES[state],
    total_minor: PRICES[sold],
    currency: 'INR',
    payment_url: state === 'open' ? `/checkout/${sold}?order=ord_paid` : '',
    is_pending: false,
    return_path: '/jobs',
    starts_at: state === 'paid' ? inDays(0) : null,
    ends_at: state === 'paid' ? inDays(termOf(sold)) : null,
    invoice_id: state === 'paid' ? 1 : null,
    has_shoot: false,
  };
}

function placeOrder(input: Input) {
  placed = orderOf(input);
  return { body: { status: 200, data: placed } };
}

/** `ord_paid`, `ord_pending`, `ord_expired` and so on show that state; any other order is the one placed last. */
function order({ id }: Input) {
  const wish = String(id).replace('ord_', '');
  const state = (Object.keys(MESSAGES) as Order['state'][]).find((name) => name === wish);
  const { plan, renews } = placed;
  const isPending = wish === 'pending';
  const message = isPending ? 'Your bank has not decided yet.' : placed.message;
  const data = state ? orderOf({ plan, renews }, state) : { ...placed, message, is_pending: isPending };
  return { body: { status: 200, data } };
}

function cancelOrder() {
  placed = { ...placed, state: 'cancelled', message: MESSAGES.cancelled, payment_url: '' };
  return { body: { status: 200, data: placed } };
}

let isRenewalOn: boolean | null = null;
let booking: OwnMembership['shoot']['booking'] | undefined;

/** A membership that stands in where a change is the first that is asked. */
function memberBody(): { readonly body: OwnBody & { readonly status: number } } {
  return { body: { status: 200, data: withOwnChanges(MEMBER) } };
}

function setRenewal({ is_on: isOn }: Input) {
  isRenewalOn = isOn === true;
  return memberBody();
}

function bookShoot({ dates, city, state_code: state, notes }: Input) {
  booking = {
    id: 1,
    state: 'requested',
    dates: Array.isArray(dates) ? dates.map(String) : [],
    confirmed_on: '',
    city: String(city ?? 'Mumbai'),
    state_code: String(state ?? '27'),
    notes: String(notes ?? ''),
  };
  return memberBody();
}

function cancelShoot() {
  booking = null;
  return memberBody();
}

function withOwnChanges(own: OwnMembership): OwnMembership {
  return {
    ...own,
    renewal: {
      ...own.renewal,
      is_on: isRenewalOn ?? own.renewal.is_on,
      next_charge_at: isRenewalOn === false ? null : own.renewal.next_charge_at,
    },
    shoot: { ...own.shoot, booking: booking === undefined ? own.shoot.booking : booking },
  };
}

const FREE: Benefits = {
  applications_per_month: 5,
  portfolio_photos: 10,
  has_crown: false,
  has_first_review: false,
  has_approved_profile: false,
  has_manager: false,
  has_premium_support: false,
  has_free_shoot: false,
};
const YEAR: Benefits = {
  applications_per_month: null,
  portfolio_photos: 60,
  has_crown: true,
  has_first_review: true,
  has_approved_profile: true,
  has_manager: true,
  has_premium_support: true,
  has_free_shoot: true,
};
const plan = (id: Plan['id'], name: string, months: number, price: number, tagline: string, benefits: Benefits): Plan => ({
  id,
  name,
  tagline,
  term_months: months,
  price_minor: price,
  currency: 'INR',
  benefits,
});
const ONE_YEAR = plan('one-year', 'One year', 12, PRICES['one-year'], 'People who help you, for a whole year.', YEAR);
const PLANS: readonly Plan[] = [
  plan('free', 'Free', 0, 0, 'To be found, and to look around.', FREE),
  plan('monthly', 'Monthly', 1, PRICES.monthly, 'For a month in which you apply a lot.', {
    ...YEAR,
    applications_per_month: 30,
    portfolio_photos: 30,
    has_approved_profile: false,
    has_manager: false,
    has_free_shoot: false,
  }),
  ONE_YEAR,
];

const MEMBER: OwnMembership = {
  state: 'active',
  plan: ONE_YEAR,
  source: 'site',
  active_until: inDays(200),
  renewal: { is_on: true, is_available: true, next_charge_at: inDays(200), next_charge_minor: PRICES['one-year'], currency: 'INR' },
  store_url: '',
  manager: { name: 'Nandita Sen', email: 'nandita@example.com' },
  usage: { applications: 7, applications_limit: null, resets_at: inDays(6), photos_limit: 60 },
  shoot: { is_included: true, booking: null },
  invoices: [
    {
      id: 1,
      number: 'AT/26-27/000001',
      issued_at: inDays(-165),
      plan_name: 'One year',
      total_minor: 399_900,
      currency: 'INR',
      is_refund: false,
    },
  ],
  open_order: null,
};

/** What the page of the plans says. */
function plans() {
  return {
    body: {
      status: 200,
      data: {
        is_on_sale: true,
        plans: PLANS,
        rates: [{ currency: 'USD', per_rupee: 0.01198, as_of: '2026-11-20' }],
        questions: [
          { question: 'Can I apply without a membership?', answer: 'Yes. Every account has a number of applications each month.' },
          { question: 'What happens when it ends?', answer: 'Nothing that you made is deleted. Applications that were sent stay.' },
          { question: 'Do I get an invoice?', answer: 'Yes, as PDF, with GST. It is on your membership page.' },
        ],
        tax_rate_basis_points: 1800,
        shoot_excluded_states: ['35', '38'],
        shoot_code: 'FREEPORTFOLIO',
      },
    },
  };
}

/** Mocks of the membership's calls. */
export const MEMBERSHIP_WRITES = {
  membershipPlans: plans,
  membershipQuote: quote,
  placeOrder,
  membershipOrder: order,
  cancelOrder,
  ownMembership: memberBody,
  setRenewal,
  bookShoot,
  cancelShoot,
  upgradeCardShown: () => ({ body: { status: 200, message: 'Saved' } }),
} as const satisfies Partial<Record<EndpointName, (input: Input) => { readonly body: unknown }>>;
