import type { Benefits, MembershipPlansResponse, PlanVersion, StaffPlan } from '../../../contracts';
import { recordedFor } from '../recorded';
import { hoursAgo, NIKHIL, type OfficeCall } from './office-call';
import { confirmed } from './second-step';

type PublicPlans = MembershipPlansResponse['data'];

const version = (id: number, more: Partial<PlanVersion>): PlanVersion => ({
  id,
  state: 'past',
  name: 'Monthly',
  tagline: 'For a busy month',
  price_minor: 49_900,
  from: hoursAgo(4000),
  made_by: 'Joseph D’Cruz',
  reason: 'Costs of the payment provider rose',
  ...more,
});

const publicPlans = (): PublicPlans | undefined =>
  (recordedFor('visitor').find(({ call }) => call === 'membershipPlans')?.body as MembershipPlansResponse | undefined)?.data;

function planOf({ id, name, tagline, term_months, price_minor: price, currency, benefits }: PublicPlans['plans'][number]): StaffPlan {
  const sold = { state: 'sold', name, tagline, price_minor: price } as const;
  const first = version(0, { ...sold, state: 'past', price_minor: price - 5000, from: '', made_by: '', reason: '' });
  const versions =
    id === 'monthly'
      ? [
          version(9, { ...sold, state: 'planned', price_minor: price + 5000, from: hoursAgo(-400), made_by: NIKHIL.name }),
          version(4, sold),
          first,
        ]
      : [{ ...first, ...sold }];
  return { id, term_months, currency, benefits: benefits as Benefits, version: '1', versions };
}

let plans: readonly StaffPlan[] | null = null;
const read = (): readonly StaffPlan[] => (plans ??= (publicPlans()?.plans ?? []).map(planOf));

const list: OfficeCall = () => ({ body: { status: 200, is_on_sale: true, tax_rate_basis_points: 1800, data: read() } });

const change: OfficeCall = (input) => {
  const { plan: id, name, tagline, price_minor: price, from, reason } = input;
  const isNow = from === '';
  plans = read().map((plan) => {
    if (plan.id !== id) return plan;
    const changed = version(Number(plan.version) + 10, {
      state: isNow ? 'sold' : 'planned',
      name: String(name),
      tagline: String(tagline),
      price_minor: Number(price),
      from: isNow ? hoursAgo(0) : new Date(`${String(from)}T00:00:00+05:30`).toISOString(),
      made_by: NIKHIL.name,
      reason: String(reason),
    });
    const others = plan.versions.map((one) => (isNow && one.state === 'sold' ? { ...one, state: 'past' as const } : one));
    const planned = others.filter(({ state }) => state === 'planned');
    const rest = others.filter(({ state }) => state !== 'planned');
    const versions = isNow ? [...planned, changed, ...rest] : [changed, ...planned, ...rest];
    return { ...plan, version: String(Number(plan.version) + 1), versions };
  });
  return list(input);
};

const withdraw: OfficeCall = (input) => {
  plans = read().map((plan) =>
    plan.id === input['plan'] ? { ...plan, versions: plan.versions.filter(({ id }) => id !== Number(input['id'])) } : plan,
  );
  return list(input);
};

/** Calls about plans and prices of the membership. */
export const PLAN_CALLS = {
  staffPlans: list,
  changePlan: confirmed(change),
  withdrawPlanChange: confirmed(withdraw),
} satisfies Readonly<Record<string, OfficeCall>>;
