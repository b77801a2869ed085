import type { Benefits, Order, OwnMembership, Quote } from '../../contracts';
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
  if (isKnown) return { state: 'applied', reason: null, message: 'The promo code is applied.' };
  return { state: 'refused', reason: 'unknown', message: 'We do not know this promo code. Please check the spelling.' };
}

const PENDING = 'Your bank is still processing the payment. Please do not pay again. We will email you when it arrives.';
const AWAY = 'Your order is saved, and you have not been charged. Please try again in a minute.';
const MESSAGES: Readonly<Record<Order['state'], string>> = {
  open: 'You have not been charged. Pay now, or cancel the order.',
  paid: 'Thank you. Your membership is confirmed, and your receipt is on its way by email.',
  failed: 'The payment for this term did not go through. You have not been charged.',
  cancelled: 'You have not been charged.',
  expired: 'You did not pay within 24 hours, so the order ended. You have not been charged. You can place a new order.',
  checking: 'We received a payment that does not match this order. We are checking it and will write to you. Please do not pay again.',
  refunded: 'We sent your payment back. Your bank decides when it appears in your account.',
};

const STATES = Object.keys(MESSAGES) as Order['state'][];

let placed: Order = orderOf({ plan: 'one-year', renews: true });

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
    payment_url: state === 'open' ? `/checkout/${sold}?order=ord_paid.${sold}${renews === true ? '' : '.once'}` : '',
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

/**
 * `ord_paid`, `ord_pending`, `ord_away`, `ord_expired` and so on show that state, `ord_paid.monthly.once` of a monthly plan that does
 * not renew; any other order is the one placed last. After a paid order was shown, the talent is a member until the page is loaded again.
 */
function order({ id }: Input) {
  const [wish = '', plan = placed.plan, once] = String(id).replace('ord_', '').split('.');
  const state = STATES.find((name) => name === wish);
  if (state) placed = orderOf({ plan, renews: once === undefined && placed.renews }, state);
  if (state === 'paid') member = memberOf(placed);
  const open = {
    ...placed,
    message: wish === 'pending' ? PENDING : wish === 'away' ? AWAY : placed.message,
    is_pending: wish === 'pending',
  };
  return { body: { status: 200, data: wish === 'away' ? { ...open, payment_url: '' } : open } };
}

function cancelOrder() {
  placed = { ...placed, state: 'cancelled', message: MESSAGES.cancelled, payment_url: '' };
  return { body: { status: 200, data: placed } };
}

let member: OwnMembership | null = null;

/** Returns the membership that was bought or changed on this page, or else what was recorded. */
export const withOwnMembership = (body: unknown): unknown => (member ? memberBody(member).body : body);

function memberBody(own: OwnMembership): { readonly body: OwnBody & { readonly status: number } } {
  member = own;
  return { body: { status: 200, data: own } };
}

function setRenewal({ is_on: isOn }: Input) {
  const own = member ?? memberOf(placed);
  const renewal = { ...own.renewal, is_on: isOn === true, next_charge_at: isOn === true ? own.active_until : null };
  return memberBody({ ...own, renewal });
}

function bookShoot({ dates, city, state_code: state, notes }: Input) {
  const booking = {
    id: 1,
    state: 'requested' as const,
    dates: Array.isArray(dates) ? dates.map(String) : [],
    confirmed_on: '',
    city: String(city ?? 'Mumbai'),
    state_code: String(state ?? '27'),
    notes: String(notes ?? ''),
  };
  return memberBody({ ...(member ?? memberOf(placed)), shoot: { is_included: true, booking } });
}

function cancelShoot() {
  return memberBody({ ...(member ?? memberOf(placed)), shoot: { is_included: true, booking: null } });
}

/** Membership of the buyer of a paid order. */
function memberOf({ plan: id, renews, ends_at: until, total_minor: minor, plan_name: name, currency }: Order): OwnMembership {
  const isYear = id === 'one-year';
  const end = until ?? inDays(termOf(id));
  return {
    state: 'active',
    plan: { id, name, tagline: '', term_months: isYear ? 12 : 1, price_minor: PRICES[id], currency, benefits: benefitsOf(isYear) },
    source: 'site',
    active_until: end,
    renewal: { is_on: renews, is_available: true, next_charge_at: renews ? end : null, next_charge_minor: PRICES[id], currency },
    store_url: '',
    manager: isYear ? { name: 'Nandita Sen', email: 'nandita@example.com' } : null,
    usage: { applications: 7, applications_limit: isYear ? null : 30, resets_at: inDays(6), photos_limit: isYear ? 50 : 30 },
    shoot: { is_included: isYear, booking: null },
    invoices: [{ id: 1, number: 'AT/26-27/000001', issued_at: inDays(0), plan_name: name, total_minor: minor, currency, is_refund: false }],
    open_order: null,
  };
}

const benefitsOf = (isYear: boolean): Benefits => ({
  applications_per_month: isYear ? null : 30,
  portfolio_photos: isYear ? 50 : 30,
  has_crown: true,
  has_first_review: true,
  has_approved_profile: isYear,
  has_manager: isYear,
  has_premium_support: isYear,
  has_free_shoot: isYear,
});

/** Mocks of the membership's changes, and of orders by the name of their state. The plans are recorded. */
export const MEMBERSHIP_WRITES = {
  membershipQuote: quote,
  placeOrder,
  membershipOrder: order,
  cancelOrder,
  setRenewal,
  bookShoot,
  cancelShoot,
  upgradeCardShown: () => ({ body: { status: 200, message: 'Saved' } }),
} as const satisfies Partial<Record<EndpointName, (input: Input) => { readonly body: unknown }>>;
