import {
  type AuditInput,
  type AuditResponse,
  type ChangeRollout,
  ENDPOINTS,
  type MakeOverride,
  type OverrideResponse,
  type PlatformStatusResponse,
  type RevisionResponse,
  SCHEMAS,
} from '@alltalent/shared/contracts';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { DomainError } from '../../kernel/domain-error';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { validated } from '../../kernel/http/validated.pipe';
import { CurrentUser } from '../../auth';
import { OverridesService } from './overrides.service';
import { Actor, type PlatformActor } from './platform-actor';
import { PlatformStatusService } from './platform-status.service';
import { RolloutsService } from './rollouts.service';

@Controller()
export class PlatformController {
  constructor(
    private readonly rollouts: RolloutsService,
    private readonly status: PlatformStatusService,
    private readonly overrides: OverridesService,
  ) {}

  /** Promotes, weighs, tests, pauses or takes back; 403 for another remote's token, 409 where nothing would change. */
  @Post(ENDPOINTS.changeRollout.path)
  @HttpCode(200)
  change(@Body(validated(SCHEMAS.changeRollout.input)) change: ChangeRollout, @Actor() actor: PlatformActor): Promise<RevisionResponse> {
    return this.rollouts.change(change, actor);
  }

  /** Releases, weights and health of every remote. */
  @Get(ENDPOINTS.platformStatus.path)
  readStatus(): Promise<PlatformStatusResponse> {
    return this.status.read();
  }

  /** Who changed what, the newest first. */
  @Get(ENDPOINTS.platformAudit.path)
  readAudit(@Query(validated(SCHEMAS.platformAudit.input)) input: AuditInput): Promise<AuditResponse> {
    return this.status.readAudit(input);
  }

  /** A link that works in the browser it was asked for in, for eight hours. */
  @Post(ENDPOINTS.makeOverride.path)
  @HttpCode(200)
  makeOverride(
    @CurrentUser() userId: string,
    @CurrentVisitor() { sid }: Visitor,
    @Body(validated(SCHEMAS.makeOverride.input)) wish: MakeOverride,
  ): Promise<OverrideResponse> {
    if (sid === null) throw new DomainError('NOT_SIGNED_IN');
    return this.overrides.make(wish, { userId, sid });
  }
}
