import {
  addDays,
  dayInIndia,
  MEMBERSHIP_LIMITS,
  type ReconcilePaymentsInput,
  type ReconciliationResponse,
} from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { refuseIn } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { RateLimitsService } from '../../kernel/rate-limits/rate-limits.service';
import { ReconciliationService } from './reconciliation.service';
import { beginOf } from './staff-orders.service';

const { reconciledDays: MOST_DAYS, reconciledLines: MOST_LINES } = MEMBERSHIP_LIMITS;
/** Comparisons of one person in an hour; each asks the providers for every payment of its days. */
const RUNS = { name: 'payments:reconcile', most: 6, windowMs: 3600 * 1000 } as const;

/** The comparison with the providers as a call: bounded in its days, its runs and its answer. */
@Injectable()
export class ReconcilingService {
  constructor(
    private readonly reconciliation: ReconciliationService,
    private readonly limits: RateLimitsService,
    private readonly clock: Clock,
  ) {}

  /** Throws VALIDATION_FAILED for a day that is ahead or more than 31 days ago, and RATE_LIMITED. */
  async run(staffId: string, { since }: ReconcilePaymentsInput): Promise<ReconciliationResponse> {
    const today = dayInIndia(this.clock.now());
    const from = beginOf(since);
    if (from === undefined || since > today || since < addDays(today, -MOST_DAYS)) {
      throw refuseIn({ since: t('membership.staff.reconcileDays', { most: MOST_DAYS }) });
    }
    await this.limits.consume([{ ...RUNS, subject: staffId }]);
    const { lines, compared } = await this.reconciliation.differencesSince(from);
    return { status: 200, compared, differences: lines.length, lines: lines.slice(0, MOST_LINES) };
  }
}
