import type { ChangePlanInput, StaffPlansResponse, WithdrawPlanChangeInput } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { CurrentUser } from '../../auth';
import { actingAs } from '../../kernel/audit/acting';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { PlanChangesService } from './plan-changes.service';
import { PlanListService } from './plan-list.service';

@Controller()
export class StaffPlansController {
  constructor(
    private readonly plans: PlanListService,
    private readonly changes: PlanChangesService,
  ) {}

  @Handles('staffPlans')
  list(): Promise<StaffPlansResponse> {
    return this.plans.list();
  }

  @Handles('changePlan')
  async change(@CurrentUser() staffId: string, @Input() input: ChangePlanInput): Promise<StaffPlansResponse> {
    await actingAs(staffId, () => this.changes.change(input));
    return this.plans.list();
  }

  @Handles('withdrawPlanChange')
  async withdraw(@CurrentUser() staffId: string, @Input() input: WithdrawPlanChangeInput): Promise<StaffPlansResponse> {
    await actingAs(staffId, () => this.changes.withdraw(input));
    return this.plans.list();
  }
}
