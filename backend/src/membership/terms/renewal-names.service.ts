import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { t } from '../../kernel/messages';
import { PlansService } from '../plans/plans.service';
import type { Membership } from './memberships.repository';
import type { Named } from './renewal-mails';

/** Names what a membership is, for mails. */
@Injectable()
export class RenewalNamesService {
  constructor(
    private readonly plans: PlansService,
    private readonly config: AppConfig,
  ) {}

  /** The plan that runs; one that renews as another plan is named by that. */
  async of({ renews, planId, renewalPlanId }: Pick<Membership, 'renews' | 'planId' | 'renewalPlanId'>): Promise<Named> {
    const { name, currency } = await this.plans.require(renews ? renewalPlanId : planId);
    return { plan: name, currency, merchant: this.config.seller?.name ?? t('membership.terms.merchant') };
  }
}
