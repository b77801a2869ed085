import type { PaidPlanId, PromoRefusal } from '@alltalent/shared/contracts';
import { LEAST_CHARGE_MINOR } from '../payments/payment-provider';
import type { PromoCodeEntity } from '../schema/promo-code.entity';

export type PromoCode = Readonly<PromoCodeEntity>;
export type PromoEffect = { readonly discountMinor: number; readonly extraDays: number; readonly hasShoot: boolean };

type Asked = {
  readonly planId: PaidPlanId;
  /** GST state code; '' while it is not chosen. */
  readonly stateCode: string;
  /** YYYY-MM-DD in India. */
  readonly day: string;
  readonly excludedStates: readonly string[];
  /** Uses by orders that are not given up for this one. */
  readonly otherUses: number;
  readonly isUsedBefore: boolean;
};

const WHOLE = 10_000;
const NOTHING: PromoEffect = { discountMinor: 0, extraDays: 0, hasShoot: false };

/** Returns why a code does not apply; null when it does. The state comes last: it is asked for only where it decides. */
export function refusalOf(code: PromoCode | null, asked: Asked): PromoRefusal | null {
  if (!code?.isActive) return 'unknown';
  if (code.fromDay !== '' && asked.day < code.fromDay) return 'not-begun';
  if (code.toDay !== '' && asked.day > code.toDay) return 'over';
  if (!code.plans.includes(asked.planId)) return 'other-plan';
  if (code.isOncePerPerson && asked.isUsedBefore) return 'used-before';
  if (code.mostUses !== null && asked.otherUses >= code.mostUses) return 'used-up';
  if (asked.excludedStates.length === 0) return null;
  if (asked.stateCode === '') return 'region-missing';
  return asked.excludedStates.includes(asked.stateCode) ? 'region' : null;
}

/** Returns what a code gives. A discount is whole paise, and leaves nothing to pay or a sum that providers take. */
export function effectOf({ kind, value }: Pick<PromoCode, 'kind' | 'value'>, listMinor: number): PromoEffect {
  switch (kind) {
    case 'amount':
      return { ...NOTHING, discountMinor: payableDiscount(value, listMinor) };
    case 'percent':
      return { ...NOTHING, discountMinor: payableDiscount(Math.floor((listMinor * value) / WHOLE), listMinor) };
    case 'days':
      return { ...NOTHING, extraDays: value };
    case 'shoot':
      return { ...NOTHING, hasShoot: true };
  }
}

function payableDiscount(wanted: number, listMinor: number): number {
  return wanted >= listMinor ? listMinor : Math.min(wanted, Math.max(listMinor - LEAST_CHARGE_MINOR, 0));
}
