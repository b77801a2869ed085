import type { AddChildInput, ChildListResponse, DoneResponse, RemoveChildInput, WithdrawConsentInput } from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { CurrentUser } from '../sessions/current-session.decorators';
import { ChildRemovalService } from './child-removal.service';
import { ConsentWithdrawalService } from './consent-withdrawal.service';
import { GuardiansService } from './guardians.service';

@Controller()
export class GuardiansController {
  constructor(
    private readonly guardians: GuardiansService,
    private readonly withdrawals: ConsentWithdrawalService,
    private readonly removal: ChildRemovalService,
  ) {}

  @Handles('children')
  children(@CurrentUser() userId: string): Promise<ChildListResponse> {
    return this.guardians.list(userId);
  }

  @Handles('addChild')
  add(@CurrentUser() userId: string, @Input() input: AddChildInput): Promise<DoneResponse> {
    return this.guardians.add(userId, input);
  }

  @Handles('withdrawConsent')
  withdraw(@CurrentUser() userId: string, @Input() { child_id: childId }: WithdrawConsentInput): Promise<DoneResponse> {
    return this.withdrawals.withdraw(userId, childId);
  }

  @Handles('removeChild')
  remove(@CurrentUser() userId: string, @Input() { child_id: childId }: RemoveChildInput): Promise<DoneResponse> {
    return this.removal.remove(userId, childId);
  }
}
