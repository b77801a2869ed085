import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { Transactions } from '../../kernel/database/transaction';
import { ExperimentsRepository } from './experiments.repository';
import { PlatformAuditRepository } from './platform-audit.repository';
import { ProfileSlugs } from './profile-slugs';
import { ReleasesRepository } from './releases.repository';
import { RemoteStatesRepository } from './remote-states.repository';
import { RolloutsRepository } from './rollouts.repository';

/** Repositories and time of one change; all of it runs in one transaction. */
export type RolloutContext = {
  readonly now: number;
  readonly releases: ReleasesRepository;
  readonly rollouts: RolloutsRepository;
  readonly experiments: ExperimentsRepository;
  readonly states: RemoteStatesRepository;
  readonly isFreeSlug: (slug: string) => Promise<boolean>;
};

/** A change as the audit log records it. */
export type Change = {
  readonly action: string;
  readonly remote: string;
  readonly detail: string;
  /** Whether visitors' registry changes; true by default. */
  readonly isVisible?: boolean;
};

const LONGEST_DETAIL = 1000;

/** Makes changes to what visitors get, one at a time, each in a transaction with a new revision and an audit entry. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly rollouts: RolloutsRepository,
    private readonly experiments: ExperimentsRepository,
    private readonly states: RemoteStatesRepository,
    private readonly audit: PlatformAuditRepository,
    private readonly transactions: Transactions,
    private readonly slugs: ProfileSlugs,
    private readonly clock: Clock,
  ) {}

  /** Returns the revision after the change; null if `work` returned null because there is nothing to change. */
  make(actor: string, work: (context: RolloutContext) => Promise<Change | null>): Promise<number | null> {
    return this.transactions.run(async () => {
      const context = this.openContext();
      await context.rollouts.raise();
      const change = await work(context);
      if (change === null || change.isVisible === false) await context.rollouts.lower();
      if (change === null) return null;
      const { action, remote, detail } = change;
      const entry = { happenedAt: context.now, actor, action, remote, detail: detail.slice(0, LONGEST_DETAIL) };
      await this.audit.insert(entry);
      return context.rollouts.revision();
    });
  }

  private openContext(): RolloutContext {
    const { releases, rollouts, experiments, states } = this;
    return { now: this.clock.now(), releases, rollouts, experiments, states, isFreeSlug: (slug) => this.slugs.isFree(slug) };
  }
}
