import { Injectable } from '@nestjs/common';
import { ReviewRemovalsService } from '../../hiring';
import { AuditTrail } from '../../kernel/audit/audit-trail';
import { DomainError } from '../../kernel/domain-error';
import { plainLine } from '../../kernel/text/text-table';
import { RunningUpkeepService } from '../upkeep/running-upkeep.service';

/** Staff commands on reviews of bookings. Each method returns a summary of what it did. */
@Injectable()
export class StaffReviewsService {
  constructor(
    private readonly removals: ReviewRemovalsService,
    private readonly upkeep: RunningUpkeepService,
    private readonly audit: AuditTrail,
  ) {}

  async takeDown(name: string, reason: string): Promise<string> {
    if (!/^[1-9]\d{0,8}$/u.test(name)) throw new DomainError('NOT_FOUND', { detail: `There is no review ${plainLine(name)}.` });
    await this.removals.takeDown(Number(name), reason);
    await this.audit.record('take-down-review', `review:${name}`, reason);
    return `Review ${name} is off the site. Its author is told why.`;
  }

  async rebuildRatings(): Promise<string> {
    return `The ratings of ${await this.upkeep.rebuildRatings()} people are counted again.`;
  }
}
