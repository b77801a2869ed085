import type { ChangeRollout, PublishRelease } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import type { ReleaseEntity } from './federation.entity';
import type { PlatformActor } from './platform-actor';

const WHO = 'a person of staff does it on /platform';

/**
 * Where releases need approval, a token may only publish candidates, and only staff may bring them to visitors.
 * Rollbacks, withdrawals, pauses and ending an experiment with A need no approval.
 */
@Injectable()
export class ApprovalService {
  constructor(private readonly config: AppConfig) {}

  requireForPublishing({ promotion, experiment }: PublishRelease): void {
    if (!this.config.releasesNeedApproval) return;
    if (promotion === 'candidate' && !experiment) return;
    throw refused(`Publish it as a candidate (--candidate); to bring it to visitors, ${WHO}.`);
  }

  requireForChange(change: ChangeRollout, actor: PlatformActor): void {
    if (!this.config.releasesNeedApproval || actor.remotes === null || takesAway(change)) return;
    throw refused(`This changes what visitors get, and ${WHO}.`);
  }

  /** A preview runs the code of its release in other people's browsers, so a token may show only what visitors got before. */
  requireForPreview({ stableAt }: Pick<ReleaseEntity, 'stableAt'>, actor: PlatformActor): void {
    if (!this.config.releasesNeedApproval || actor.remotes === null || stableAt !== null) return;
    throw refused(`A link shows this release to others, and ${WHO}.`);
  }
}

function takesAway({ action, variant }: ChangeRollout): boolean {
  return action === 'rollback' || action === 'withdraw' || action === 'pause' || (action === 'end' && (variant ?? 'A') === 'A');
}

function refused(what: string): DomainError {
  return new DomainError('FORBIDDEN', { detail: `Releases need the approval of a second person here. ${what}` });
}
