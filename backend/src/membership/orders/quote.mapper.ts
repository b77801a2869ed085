import type { PaidPlanId, Quote } from '@alltalent/shared/contracts';
import { splitTax, TAX_RATE_BASIS_POINTS, type TaxSplit } from '../books/tax.policy';
import type { PlanRow } from '../plans/plans.service';
import { promoMessage } from '../promo-codes/promo-messages';
import type { PromoDecision } from '../promo-codes/promo-codes.service';

export type Quoted = {
  readonly plan: PlanRow;
  readonly planId: PaidPlanId;
  /** '' while it is not chosen: the tax is shown as in the seller's state. */
  readonly stateCode: string;
  readonly sellerState: string;
  readonly code: string;
  /** Null without a code. */
  readonly decision: PromoDecision | null;
  readonly startsAt: number;
  readonly endsAt: number;
};

/** Maps a quote to what the buyer is shown. */
export function toQuote({ plan, planId, stateCode, sellerState, code, decision, startsAt, endsAt }: Quoted): Quote {
  const discount = decision?.isApplied === true ? decision.discountMinor : 0;
  const total = plan.priceMinor - discount;
  const supplyState = stateCode === '' ? sellerState : stateCode;
  const tax = splitTax({ totalMinor: total, rateBasisPoints: TAX_RATE_BASIS_POINTS, supplyState, sellerState });
  return {
    plan: planId,
    plan_name: plan.name,
    currency: plan.currency,
    list_minor: plan.priceMinor,
    discount_minor: discount,
    total_minor: total,
    taxable_minor: tax.taxableMinor,
    taxes: supplyState === sellerState ? halves(tax) : [whole(tax)],
    renewal_minor: plan.priceMinor,
    starts_at: new Date(startsAt).toISOString(),
    ends_at: new Date(endsAt).toISOString(),
    promo: toPromo(decision, { code, planName: plan.name, stateCode, currency: plan.currency }),
  };
}

function halves({ cgstMinor, sgstMinor }: TaxSplit): Quote['taxes'] {
  const half = TAX_RATE_BASIS_POINTS / 2;
  return [
    { name: 'CGST', rate_basis_points: half, amount_minor: cgstMinor },
    { name: 'SGST', rate_basis_points: half, amount_minor: sgstMinor },
  ];
}

function whole({ igstMinor }: TaxSplit): Quote['taxes'][number] {
  return { name: 'IGST', rate_basis_points: TAX_RATE_BASIS_POINTS, amount_minor: igstMinor };
}

function toPromo(decision: PromoDecision | null, asked: Parameters<typeof promoMessage>[1]): Quote['promo'] {
  if (decision === null) return { state: 'none', code: '', reason: null, message: '', extra_days: 0, has_shoot: false };
  const message = promoMessage(decision, asked);
  if (!decision.isApplied) {
    return { state: 'refused', code: asked.code, reason: decision.reason, message, extra_days: 0, has_shoot: false };
  }
  const { extraDays, hasShoot } = decision;
  return { state: 'applied', code: asked.code, reason: null, message, extra_days: extraDays, has_shoot: hasShoot };
}
