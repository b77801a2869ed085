import {
  type AddChildInput,
  type ChildListResponse,
  type DoneResponse,
  ENDPOINTS,
  type RemoveChildInput,
  SCHEMAS,
  type WithdrawConsentInput,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { validated } from '../../kernel/http/validated.pipe';
import { CurrentUser } from '../sessions/current-session.decorators';
import { ChildRemovalService } from './child-removal.service';
import { GuardiansService } from './guardians.service';

@Controller()
export class GuardiansController {
  constructor(
    private readonly guardians: GuardiansService,
    private readonly removal: ChildRemovalService,
  ) {}

  @Get(ENDPOINTS.children.path)
  children(@CurrentUser() userId: string): Promise<ChildListResponse> {
    return this.guardians.list(userId);
  }

  @Post(ENDPOINTS.addChild.path)
  @HttpCode(200)
  add(@CurrentUser() userId: string, @Body(validated(SCHEMAS.addChild.input)) input: AddChildInput): Promise<DoneResponse> {
    return this.guardians.add(userId, input);
  }

  @Post(ENDPOINTS.withdrawConsent.path)
  @HttpCode(200)
  withdraw(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.withdrawConsent.input)) { child_id: childId }: WithdrawConsentInput,
  ): Promise<DoneResponse> {
    return this.guardians.withdraw(userId, childId);
  }

  @Post(ENDPOINTS.removeChild.path)
  @HttpCode(200)
  remove(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.removeChild.input)) { child_id: childId }: RemoveChildInput,
  ): Promise<DoneResponse> {
    return this.removal.remove(userId, childId);
  }
}
