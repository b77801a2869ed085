import type { GrantMembershipInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { Order } from '../orders/orders.repository';
import type { MembershipPeriod } from './memberships.repository';

/** Begins, prolongs and takes back periods. Every method runs in the caller's transaction. */
@Injectable()
export class MembershipTermsService {
  /** Gives the period of a paid order: from now, or from the end of what is paid already. Does nothing for an order that has one. */
  begin(_order: Order, _paid: { readonly mandate: string | null; readonly at: number }): Promise<MembershipPeriod> {
    throw new Error('not built');
  }

  grant(_grant: Pick<GrantMembershipInput, 'user_id' | 'plan' | 'days' | 'source'>): Promise<MembershipPeriod> {
    throw new Error('not built');
  }

  /** Ends the period of a refunded order now. */
  revoke(_orderId: string): Promise<void> {
    throw new Error('not built');
  }
}
