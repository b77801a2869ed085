import type { MembershipPlansResponse } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Cacheable } from '../../kernel/caching/cacheable.interceptor';
import { Handles } from '../../kernel/http/handles.decorator';
import { PlansService } from './plans.service';

const CACHE_SECONDS = 30;

@Controller()
export class PlansController {
  constructor(private readonly plans: PlansService) {}

  @Handles('membershipPlans')
  @Cacheable(CACHE_SECONDS)
  async page(): Promise<MembershipPlansResponse> {
    return { status: 200, data: await this.plans.page() };
  }
}
