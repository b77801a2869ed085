import { dayInIndia, type PromoCodesResponse, type StaffOrderDetail, type StaffShootsResponse } from '../../../contracts';
import { hoursAgo, NIKHIL, type OfficeCall } from './office-call';
import { confirmed } from './second-step';

type Order = StaffOrderDetail;
type Code = PromoCodesResponse['data'][number];
type Shoot = StaffShootsResponse['data'][number];

const YEAR_HOURS = 8760;
const dayAhead = (days: number): string => dayInIndia(Date.now() + days * 24 * 3_600_000);

function orderOf(id: string, buyer: readonly [userId: string, name: string], more: Partial<Order>): Order {
  const [userId, name] = buyer;
  const total = more.total_minor ?? 399_900;
  const taxable = Math.round((total * 100) / 118);
  const placedAt = more.placed_at ?? hoursAgo(50);
  return {
    id,
    user_id: userId,
    buyer_name: name,
    buyer_email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
    plan: 'one-year',
    kind: 'purchase',
    state: 'paid',
    total_minor: total,
    currency: 'INR',
    code: '',
    provider: 'razorpay',
    invoice_number: 'AT/26-27/000118',
    placed_at: placedAt,
    paid_at: placedAt,
    remarks: [],
    plan_name: 'One Year',
    term_months: 12,
    renews: true,
    has_shoot: false,
    extra_days: 0,
    list_minor: total,
    discount_minor: 0,
    taxable_minor: taxable,
    cgst_minor: 0,
    sgst_minor: 0,
    igst_minor: total - taxable,
    billing: [name, '14 Linking Road', 'Pune 411001', 'Maharashtra'],
    consent: 'I agree that payments are not refunded.',
    payments: [
      {
        ref: 'pay_Qx81mK2',
        provider: 'razorpay',
        amount_minor: total,
        currency: 'INR',
        state: 'captured',
        reason: '',
        refund_ref: '',
        seen_at: placedAt,
      },
    ],
    invoices: [{ id: 118, number: 'AT/26-27/000118', kind: 'invoice', issued_at: placedAt }],
    period: { starts_at: placedAt, ends_at: hoursAgo(-YEAR_HOURS), is_revoked: false },
    history: [],
    ...more,
  };
}

const UNPAID = {
  state: 'open',
  paid_at: null,
  invoice_number: '',
  invoices: [],
  payments: [],
  period: null,
} as const satisfies Partial<Order>;

let orders: readonly Order[] = [
  orderOf('ord_9fK2mQ7xTz', ['u_demo_asha', 'Asha Rao'], {}),
  orderOf('ord_4tR8wLb3Vn', ['u_demo_dev', 'Dev Mehra'], {
    plan: 'monthly',
    plan_name: 'Monthly',
    term_months: 1,
    total_minor: 49_900,
    invoice_number: 'AT/26-27/000117',
    kind: 'renewal',
    placed_at: hoursAgo(70),
  }),
  orderOf('ord_1cY6sGd5Hp', ['u_demo_meher', 'Meher Kaul'], { ...UNPAID, placed_at: hoursAgo(3) }),
  orderOf('ord_7bN0zEj2Ua', ['u_demo_leela', 'Leela Iyer'], {
    ...UNPAID,
    state: 'checking',
    remarks: ['A payment of ₹3,990 came; the order is ₹3,999.'],
    placed_at: hoursAgo(90),
  }),
];

const list: OfficeCall = ({ search = '', state, since = '' }) => {
  const typed = String(search).toLowerCase();
  const data = orders.filter(
    (order) =>
      [order.id, order.invoice_number, order.buyer_email, order.user_id ?? ''].some((text) => text.toLowerCase().startsWith(typed)) &&
      (state === undefined || order.state === state) &&
      dayInIndia(Date.parse(order.placed_at)) >= String(since),
  );
  return { body: { status: 200, data: data.toSorted((one, two) => (one.placed_at < two.placed_at ? 1 : -1)), next: '' } };
};

const read: OfficeCall = ({ id }) => {
  const order = orders.find((one) => one.id === id);
  return order ? { body: { status: 200, data: order } } : { code: 'NOT_FOUND', detail: 'There is no such order.' };
};

const refund: OfficeCall = ({ order_id: id, reason, ends_access: endsAccess }) => {
  const history = { at: hoursAgo(0), actor: NIKHIL.name, action: 'refund-order', subject: String(id), detail: String(reason) };
  orders = orders.map((order) =>
    order.id === id
      ? {
          ...order,
          state: 'refunded',
          payments: order.payments.map((payment) => ({ ...payment, state: 'refunded', refund_ref: 'rfnd_Lk20aZ' })),
          invoices: [...order.invoices, { id: 31, number: 'AC/26-27/000009', kind: 'credit', issued_at: hoursAgo(0) }],
          period: order.period && endsAccess === true ? { ...order.period, ends_at: hoursAgo(0), is_revoked: true } : order.period,
          history: [history, ...order.history],
        }
      : order,
  );
  return { body: { status: 200, message: 'The refund is booked.' } };
};

const codeOf = (code: string, more: Partial<Code>): Code => ({
  code,
  kind: 'percent',
  value: 2000,
  plans: ['monthly', 'one-year'],
  excluded_states: [],
  from: '',
  to: '',
  most_uses: null,
  is_once_per_person: true,
  is_active: true,
  uses: 0,
  version: '1',
  ...more,
});
let codes: readonly Code[] = [
  codeOf('DIWALI-26', { from: dayAhead(-20), to: dayAhead(10), most_uses: 500, uses: 212 }),
  codeOf('FREEPORTFOLIO', { kind: 'shoot', value: 0, plans: ['one-year'], uses: 18 }),
  codeOf('WELCOME', { kind: 'amount', value: 10_000, is_active: false, uses: 1 }),
];

const save: OfficeCall = ({ version, ...sent }) => {
  const code = String(sent['code']).toUpperCase();
  const known = codes.find((one) => one.code === code);
  if (known && version !== known.version) return { code: 'REVISION_STALE', detail: 'Joseph D’Cruz changed this code meanwhile.' };
  const saved: Code = codeOf(code, {
    ...(sent as Partial<Code>),
    code,
    uses: known?.uses ?? 0,
    version: String(Number(known?.version ?? 0) + 1),
  });
  codes = known ? codes.map((one) => (one === known ? saved : one)) : [saved, ...codes];
  return { body: { status: 200, data: codes } };
};

let shoots: readonly Shoot[] = [
  {
    id: 4,
    user_id: 'u_demo_asha',
    state: 'requested',
    dates: [dayAhead(12), dayAhead(15)],
    confirmed_on: '',
    city: 'Pune',
    state_code: '27',
    notes: 'By the river, if it does not rain.',
    asked_at: hoursAgo(40),
  },
  {
    id: 3,
    user_id: 'u_demo_dev',
    state: 'confirmed',
    dates: [dayAhead(8)],
    confirmed_on: dayAhead(8),
    city: 'Mumbai',
    state_code: '27',
    notes: '',
    asked_at: hoursAgo(140),
  },
];

const listShoots: OfficeCall = ({ state }) => ({
  body: { status: 200, data: shoots.filter((shoot) => state === undefined || shoot.state === state) },
});

const move: OfficeCall = ({ id, state, on }) => {
  shoots = shoots.map((shoot) =>
    shoot.id === id
      ? { ...shoot, state: state as Shoot['state'], confirmed_on: state === 'confirmed' ? String(on) : shoot.confirmed_on }
      : shoot,
  );
  return listShoots({});
};

export const MONEY_CALLS = {
  staffOrders: list,
  staffOrder: read,
  refundOrder: confirmed(refund),
  promoCodes: () => ({ body: { status: 200, data: codes } }),
  savePromoCode: confirmed(save),
  reconcilePayments: () => ({
    body: {
      status: 200,
      compared: 64,
      differences: 1,
      lines: ['razorpay pay_Mn20qT for ord_7bN0zEj2Ua: the provider has ₹3,990; we have ₹3,999.'],
    },
  }),
  staffShoots: listShoots,
  moveShoot: move,
} satisfies Readonly<Record<string, OfficeCall>>;
