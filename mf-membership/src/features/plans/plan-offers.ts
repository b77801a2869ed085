import type { MembershipPlansResponse, PlanId } from '@alltalent/shared/contracts';
import type { PlanActionProps } from './plan-action';
import type { PlanHeadProps } from './plan-head';

/** A plan with everything its column or card shows. */
export type PlanOffer = PlanHeadProps & PlanActionProps;

/** Plan whose column is marked and whose button is red. */
const FIRST: PlanId = 'one-year';

export function offersOf(data: MembershipPlansResponse['data'], own: PlanId | null): readonly PlanOffer[] {
  return data.plans.map((plan) => ({
    plan,
    rates: data.rates,
    taxRate: data.tax_rate_basis_points,
    isOwn: plan.id === own,
    isOnSale: data.is_on_sale,
    isFirst: plan.id === FIRST,
  }));
}
