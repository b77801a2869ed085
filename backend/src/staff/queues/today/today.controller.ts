import type { ClaimItemInput, ClaimResponse, ReasonsInput, ReasonsResponse, TodayResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../../auth';
import { Handles } from '../../../kernel/http/handles.decorator';
import { Input } from '../../../kernel/http/input.decorator';
import { OfficeClaimsService } from '../claims/office-claims.service';
import { ReviewReasonsService } from '../reasons/review-reasons.service';
import { TodayService } from './today.service';

/** Calls about all queues. Those that name a queue need the right of that queue. */
@Controller()
export class TodayController {
  constructor(
    private readonly today: TodayService,
    private readonly claims: OfficeClaimsService,
    private readonly reasons: ReviewReasonsService,
  ) {}

  @Handles('officeToday')
  read(@CurrentUser() staffId: string): Promise<TodayResponse> {
    return this.today.read(staffId);
  }

  @Handles('claimItem')
  async claim(@CurrentUser() staffId: string, @Input() input: ClaimItemInput): Promise<ClaimResponse> {
    await this.today.requireRight(staffId, input.queue);
    return this.claims.claim(staffId, input);
  }

  @Handles('officeReasons')
  async list(@CurrentUser() staffId: string, @Input() { queue }: ReasonsInput): Promise<ReasonsResponse> {
    await this.today.requireRight(staffId, queue);
    return { status: 200, data: await this.reasons.list(queue) };
  }
}
