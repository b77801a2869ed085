import type { ChangeRollout, RevisionResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppLog } from '../../kernel/logging/app-log';
import { ApprovalService } from './approval.service';
import { withdrawBad } from './automatic-rollback';
import { ChangesService } from './changes.service';
import { type PlatformActor, requireOwn } from './platform-actor';
import { ROLLOUT_HANDLERS } from './rollout-handlers';

@Injectable()
export class RolloutsService {
  constructor(
    private readonly changes: ChangesService,
    private readonly approval: ApprovalService,
    private readonly log: AppLog,
  ) {}

  /** Carries out a requested change; a token may change its own remote only. */
  async change(change: ChangeRollout, actor: PlatformActor): Promise<RevisionResponse> {
    const { remote, action, reason } = change;
    requireOwn(actor, remote);
    this.approval.requireForChange(change, actor);
    const revision = await this.changes.make(actor.name, async (context) => {
      const summary = await ROLLOUT_HANDLERS[action]({ context, change, state: await context.states.read(remote) });
      return { action, remote, detail: because(summary, reason) };
    });
    return { revision: revision ?? 0 };
  }

  /**
   * Rolls back a bad release automatically: stable goes back to the fallback; a variant is withdrawn and its experiment
   * paused. False if visitors do not get the release, it is withdrawn already, or it is stable without a fallback.
   */
  async rollBackByItself(remote: string, version: string, reason: string): Promise<boolean> {
    const revision = await this.changes.make('platform', async (context) => {
      const summary = await withdrawBad(context, remote, version);
      return summary === null ? null : { action: 'automatic-rollback', remote, detail: because(summary, reason) };
    });
    if (revision !== null) this.log.warn('A release was rolled back by itself', { remote, version, reason });
    return revision !== null;
  }
}

function because(summary: string, reason: string): string {
  return reason === '' ? summary : `${summary} Reason: ${reason}`;
}
