import {
  type ApplicationIdInput,
  type ApplyForJobInput,
  ENDPOINTS,
  type JobForTalentResponse,
  type JobKeyInput,
  type OwnApplicationsResponse,
  SCHEMAS,
  type SendSelfTapeInput,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { validated } from '../../kernel/http/validated.pipe';
import { Idempotent } from '../../kernel/idempotency/idempotent.decorator';
import { CurrentUser } from '../../auth';
import { ApplyGateService } from './apply-gate.service';
import { ApplyingService } from './applying.service';
import { DecliningService } from './declining.service';
import { OwnApplicationChangesService } from './own-application-changes.service';
import { OwnApplicationsService } from './own-applications.service';

/** The talent's side. */
@Controller()
export class OwnApplicationsController {
  constructor(
    private readonly gate: ApplyGateService,
    private readonly own: OwnApplicationsService,
    private readonly applying: ApplyingService,
    private readonly changes: OwnApplicationChangesService,
    private readonly declining: DecliningService,
  ) {}

  @Get('api/jobs/:key/for-talent')
  async forTalent(
    @CurrentUser() userId: string,
    @Param(validated(SCHEMAS.jobForTalent.input)) { key }: JobKeyInput,
  ): Promise<JobForTalentResponse> {
    return { status: 200, data: await this.gate.read(userId, Number.parseInt(key, 10)) };
  }

  @Get(ENDPOINTS.ownApplications.path)
  read(@CurrentUser() userId: string): Promise<OwnApplicationsResponse> {
    return this.own.read(userId);
  }

  @Post(ENDPOINTS.applyForJob.path)
  @HttpCode(200)
  @Idempotent()
  async apply(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.applyForJob.input)) input: ApplyForJobInput,
  ): Promise<OwnApplicationsResponse> {
    await this.applying.apply(userId, input);
    return this.own.read(userId);
  }

  @Post(ENDPOINTS.withdrawApplication.path)
  @HttpCode(200)
  @Idempotent()
  async withdraw(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.withdrawApplication.input)) { id }: ApplicationIdInput,
  ): Promise<OwnApplicationsResponse> {
    await this.changes.withdraw(userId, id);
    return this.own.read(userId);
  }

  @Post(ENDPOINTS.sendSelfTape.path)
  @HttpCode(200)
  @Idempotent()
  async sendSelfTape(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.sendSelfTape.input)) input: SendSelfTapeInput,
  ): Promise<OwnApplicationsResponse> {
    await this.changes.sendSelfTape(userId, input);
    return this.own.read(userId);
  }

  @Post(ENDPOINTS.declineInvitation.path)
  @HttpCode(200)
  @Idempotent()
  async decline(
    @CurrentUser() userId: string,
    @Body(validated(SCHEMAS.declineInvitation.input)) { id }: ApplicationIdInput,
  ): Promise<OwnApplicationsResponse> {
    await this.declining.decline(userId, id);
    return this.own.read(userId);
  }
}
