import type { MembershipFiguresResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { Clock } from '../../kernel/clock/clock';
import { FiguresRepository } from './figures.repository';
import { lastMonths } from './months-in-india';

type Figures = MembershipFiguresResponse['data'];

/** Figures of the membership by month. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly figures: FiguresRepository,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** Returns the last `months` months, this one included, the newest last. */
  async read(months: number): Promise<Figures> {
    const now = this.clock.now();
    await this.audit.recordRead('read-membership-figures', 'membership', `${months} months`);
    const rows: Figures['months'] = [];
    for (const { month, from, to } of lastMonths(now, months)) {
      const { revenueMinor, taxMinor } = await this.figures.sumRevenue({ from, to });
      rows.push({
        month,
        new_members: await this.figures.countNew({ from, to }),
        // A period that ends later this month may still be renewed.
        ended: await this.figures.countEnded({ from, to: Math.min(to, now) }),
        revenue_minor: revenueMinor,
        tax_minor: taxMinor,
      });
    }
    return {
      active: await this.figures.countWithAccess('active', now),
      in_grace: await this.figures.countWithAccess('grace', now),
      months: rows,
    };
  }
}
