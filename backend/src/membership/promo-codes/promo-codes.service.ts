import type { PaidPlanId, PromoRefusal } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';

export type PromoDecision =
  | { readonly isApplied: true; readonly discountMinor: number; readonly extraDays: number; readonly hasShoot: boolean }
  | { readonly isApplied: false; readonly reason: PromoRefusal };

export type PromoAsked = { readonly userId: string; readonly planId: PaidPlanId; readonly stateCode: string; readonly listMinor: number };

/** Promo codes: who may use which. */
@Injectable()
export class PromoCodesService {
  /** Decides whether a code applies; changes nothing. An order of the user that holds it does not count against it. */
  decide(_code: string, _asked: PromoAsked): Promise<PromoDecision> {
    throw new Error('not built');
  }

  /** Holds a code for an order, in the order's transaction; false when it was used up meanwhile. */
  hold(_order: { readonly id: string; readonly userId: string; readonly promoCode: string }): Promise<boolean> {
    throw new Error('not built');
  }

  /** Gives a code free that an unpaid order held. */
  release(_orderId: string): Promise<void> {
    throw new Error('not built');
  }
}
