import type { ChangeRollout, RevisionResponse } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppLog } from '../../kernel/logging/app-log';
import { ApprovalService } from './approval.service';
import { withdrawBad } from './automatic-rollback';
import { ChangesService } from './changes.service';
import { type PlatformActor, requireOwn } from './platform-actor';
import { ROLLOUT_ACTS } from './rollout-acts';

@Injectable()
export class RolloutsService {
  constructor(
    private readonly changes: ChangesService,
    private readonly approval: ApprovalService,
    private readonly log: AppLog,
  ) {}

  /** Does what somebody asked for; a token for its own remote only. */
  async change(change: ChangeRollout, actor: PlatformActor): Promise<RevisionResponse> {
    const { remote, action, reason } = change;
    requireOwn(actor, remote);
    this.approval.requireForChange(change, actor);
    const revision = await this.changes.make(actor.name, async (desk) => {
      const done = await ROLLOUT_ACTS[action]({ desk, change, state: await desk.states.read(remote) });
      return { action, remote, detail: because(done, reason) };
    });
    return { revision: revision ?? 0 };
  }

  /**
   * Takes a bad release away from visitors without anybody asking: from stable to the fallback, or out of an experiment,
   * which is paused then. False when there is nothing to take away: it is served to nobody, was withdrawn before, or is
   * stable and nothing is there to fall back to.
   */
  async rollBackByItself(remote: string, version: string, reason: string): Promise<boolean> {
    const revision = await this.changes.make('platform', async (desk) => {
      const done = await withdrawBad(desk, remote, version);
      return done === null ? null : { action: 'automatic-rollback', remote, detail: because(done, reason) };
    });
    if (revision !== null) this.log.warn('A release was rolled back by itself', { remote, version, reason });
    return revision !== null;
  }
}

function because(done: string, reason: string): string {
  return reason === '' ? done : `${done} Reason: ${reason}`;
}
