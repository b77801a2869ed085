import type {
  AuditInput,
  AuditResponse,
  ChangeRollout,
  DoneResponse,
  MakeOverride,
  MakePreview,
  OverrideResponse,
  PlatformStatusResponse,
  PreviewLinkResponse,
  RevisionResponse,
  RevokeTokensInput,
} from '@alltalent/shared/contracts';
import { Controller } from '@nestjs/common';
import { actingAs } from '../../kernel/audit/acting';
import { DomainError } from '../../kernel/domain-error';
import { CurrentVisitor, type Visitor } from '../../kernel/http/access.decorators';
import { Handles } from '../../kernel/http/handles.decorator';
import { Input } from '../../kernel/http/input.decorator';
import { CurrentUser } from '../../auth';
import { OverridesService } from './overrides.service';
import { Actor, type PlatformActor, staffActor } from './platform-actor';
import { PreviewsService } from './previews.service';
import { PlatformStatusService } from './platform-status.service';
import { RolloutsService } from './rollouts.service';
import { TokenRevocationService } from './token-revocation.service';

@Controller()
export class PlatformController {
  constructor(
    private readonly rollouts: RolloutsService,
    private readonly status: PlatformStatusService,
    private readonly overrides: OverridesService,
    private readonly previews: PreviewsService,
    private readonly tokens: TokenRevocationService,
  ) {}

  /** Changes a rollout; 403 for another remote's token, 409 if nothing would change. */
  @Handles('changeRollout')
  change(@Input() change: ChangeRollout, @Actor() actor: PlatformActor): Promise<RevisionResponse> {
    return this.rollouts.change(change, actor);
  }

  /** Returns releases, weights and health of every remote. */
  @Handles('platformStatus')
  readStatus(): Promise<PlatformStatusResponse> {
    return this.status.read();
  }

  /** Returns the audit log, the newest entry first. */
  @Handles('platformAudit')
  readAudit(@Input() input: AuditInput): Promise<AuditResponse> {
    return this.status.readAudit(input);
  }

  /** Ends every token of a remote made until now. */
  @Handles('revokeTokens')
  async revokeTokens(@CurrentUser() userId: string, @Input() { remote, reason }: RevokeTokensInput): Promise<DoneResponse> {
    return { status: 200, message: await actingAs(staffActor(userId).name, () => this.tokens.revoke(remote, reason)) };
  }

  /** Returns an override link that works in the caller's browser for eight hours. */
  @Handles('makeOverride')
  makeOverride(@CurrentUser() userId: string, @CurrentVisitor() { sid }: Visitor, @Input() input: MakeOverride): Promise<OverrideResponse> {
    if (sid === null) throw new DomainError('NOT_SIGNED_IN');
    return this.overrides.make(input, { userId, sid });
  }

  /** Returns a preview link that works in any browser; 403 for another remote's token. */
  @Handles('makePreview')
  makePreview(@Input() input: MakePreview, @Actor() actor: PlatformActor): Promise<PreviewLinkResponse> {
    return this.previews.make(input, actor);
  }
}
