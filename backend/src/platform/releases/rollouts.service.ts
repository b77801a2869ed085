import type { ChangeRollout, Release, RevisionResponse, RolloutAction } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { AppLog } from '../../kernel/logging/app-log';
import { ApprovalService } from './approval.service';
import { AvailableReleases, type Retreat } from './available-releases.service';
import { withdrawBad } from './automatic-rollback';
import { ChangesService } from './changes.service';
import { type PlatformActor, requireOwn } from './platform-actor';
import { requireServed } from './remote-deletion';
import { ROLLOUT_HANDLERS } from './rollout-handlers';
import { RemoteStatesRepository } from './remote-states.repository';

/** Actions by which somebody chooses the stable release; a start of the site then leaves it. */
const CHOICES: ReadonlySet<RolloutAction> = new Set(['promote', 'rollback', 'end']);
const NO_RETREAT: Retreat = { release: null, passedOver: [] };

@Injectable()
export class RolloutsService {
  constructor(
    private readonly changes: ChangesService,
    private readonly approval: ApprovalService,
    private readonly available: AvailableReleases,
    private readonly states: RemoteStatesRepository,
    private readonly log: AppLog,
  ) {}

  /** Carries out a requested change; a token may change its own remote only. */
  async change(change: ChangeRollout, actor: PlatformActor): Promise<RevisionResponse> {
    const { remote, action, reason } = change;
    requireOwn(actor, remote);
    this.approval.requireForChange(change, actor);
    await this.available.requireFor(change);
    const revision = await this.changes.make(actor.name, async (context) => {
      const state = await context.states.read(remote);
      if (action !== 'restore') requireServed(state);
      const summary = await ROLLOUT_HANDLERS[action]({ context, change, state, actor: actor.name });
      if (CHOICES.has(action)) await context.rollouts.saveChoice(remote, actor.name);
      return { action, remote, detail: because(summary, reason), isVisible: action !== 'follow' };
    });
    return { revision: revision ?? 0 };
  }

  /**
   * Rolls back a bad release automatically: stable goes back to the newest earlier release whose files are there; a variant is
   * withdrawn and its experiment paused. False if visitors do not get the release, it is withdrawn already, or none is there.
   */
  async rollBackByItself(remote: string, version: string, reason: string): Promise<boolean> {
    const retreat = await this.retreatFrom(remote, version);
    const revision = await this.changes.make('platform', async (context) => {
      const summary = await withdrawBad(context, { remote, version, retreat });
      return summary === null ? null : { action: 'automatic-rollback', remote, detail: because(summary, reason) };
    });
    if (revision !== null) this.log.warn('A release was rolled back by itself', { remote, version, reason });
    return revision !== null;
  }

  /** Returns the release that a rollback of this one by itself would go back to; null if it is not stable, or none is there. */
  async wayBackFrom(remote: string, version: string): Promise<Release | null> {
    return (await this.retreatFrom(remote, version)).release?.content ?? null;
  }

  private async retreatFrom(remote: string, version: string): Promise<Retreat> {
    const state = await this.states.read(remote);
    return state?.stable.version === version && state.deleted === null ? this.available.retreatOf(state) : NO_RETREAT;
  }
}

function because(summary: string, reason: string): string {
  return reason === '' ? summary : `${summary} Reason: ${reason}`;
}
