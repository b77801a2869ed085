import type { DoneResponse, SubscriptionDetails } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { Handles } from '../../kernel/http/handles.decorator';
import { SubscriptionDetailsService } from './subscription-details.service';

/** Endpoints that tell an account about memberships. */
@Controller()
export class SubscriptionDetailsController {
  constructor(private readonly details: SubscriptionDetailsService) {}

  @Handles('subscriptionDetails')
  async read(@CurrentUser() userId: string): Promise<SubscriptionDetails> {
    return { status: 200, data: await this.details.read(userId) };
  }

  @Handles('upgradeCardShown')
  async cardShown(@CurrentUser() userId: string): Promise<DoneResponse> {
    await this.details.cardShown(userId);
    return { status: 200, message: '' };
  }
}
