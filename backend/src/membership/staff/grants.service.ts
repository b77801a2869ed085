import type { GrantMembershipInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { UsersService } from '../../auth';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Transactions } from '../../kernel/database/transaction';
import { onceForKey } from '../../kernel/idempotency/once-for-key';
import { MembershipTermsService } from '../terms/membership-terms.service';
import { noAccount } from './staff-orders.service';

/** Memberships that staff give, and those that a store sells. */
@Injectable()
export class GrantsService {
  constructor(
    private readonly users: UsersService,
    private readonly terms: MembershipTermsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** Gives an account a period; throws NOT_FOUND. */
  async grant(input: GrantMembershipInput): Promise<void> {
    const { user_id: userId, plan, days, source, reason } = input;
    if (!(await this.users.findById(userId))) throw noAccount(userId);
    await this.transactions.run(() =>
      onceForKey(async () => {
        await this.terms.grant(input);
        await this.audit.record('grant-membership', userId, `${plan}, ${days} days, ${source}: ${reason}`);
      }),
    );
  }
}
