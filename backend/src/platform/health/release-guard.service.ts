import type { Release, Rollout } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppLog } from '../../kernel/logging/app-log';
import type { ReleaseName } from '../releases/release-health';
import { ReleasesService } from '../releases/releases.service';
import { RolloutsService } from '../releases/rollouts.service';
import { AutomaticRollbacksRepository } from './automatic-rollbacks.repository';
import { ReleaseAlarmService } from './release-alarm.service';
import { ReleaseProbe } from './release-probe.service';
import { PageLoadsRepository } from './page-loads.repository';
import { type Complaint, complaintAbout, ENOUGH_NETWORKS, LATEST_LOADS } from './rollback-rule';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MONTH_MS = 30 * 24 * HOUR_MS;

/** Rolls back a failing release, once, and only if there is another release to go back to. */
@Injectable()
export class ReleaseGuard {
  private readonly probedAt = new Map<string, number>();

  constructor(
    private readonly pageLoads: PageLoadsRepository,
    private readonly rollbacks: AutomaticRollbacksRepository,
    private readonly releases: ReleasesService,
    private readonly rollouts: RolloutsService,
    private readonly probe: ReleaseProbe,
    private readonly alarm: ReleaseAlarmService,
    private readonly clock: Clock,
    private readonly log: AppLog,
  ) {}

  /** Decides after a failure whether to roll the release back. Logs its own errors, since the page need not know them. */
  async evaluate(name: ReleaseName): Promise<void> {
    try {
      await this.rollBackIfBad(name);
    } catch (error) {
      this.log.error('A failing release could not be judged', { ...name, reason: String(error) });
    }
  }

  private async rollBackIfBad(name: ReleaseName): Promise<void> {
    if (await this.rollbacks.has(name)) return;
    const pair = pairOf(await this.releases.rolloutOf(name.remote), name.version);
    if (!pair) return;
    const complaint = await this.complaint(name, pair.good.version);
    if (!complaint || !(await this.isBelieved(complaint, pair))) return;
    if (!(await this.rollbacks.claim(name, this.clock.now()))) return;
    let isRolledBack = false;
    try {
      isRolledBack = await this.rollouts.rollBackByItself(name.remote, name.version, complaint.reason);
    } finally {
      if (!isRolledBack) await this.rollbacks.releaseClaim(name);
    }
    if (isRolledBack) await this.alarm.rolledBack(name, complaint.reason);
  }

  private async complaint(name: ReleaseName, goodVersion: string): Promise<Complaint | null> {
    const now = this.clock.now();
    const hour = await this.pageLoads.count(name, now - HOUR_MS);
    const minute = await this.pageLoads.countSeen(name, now - MINUTE_MS);
    const seen = await this.pageLoads.countSeen(name, now - HOUR_MS);
    const latest = await this.pageLoads.countLatest(name, { since: now - HOUR_MS, most: LATEST_LOADS });
    const { loads, failures } = await this.pageLoads.count({ remote: name.remote, version: goodVersion }, now - MONTH_MS);
    return complaintAbout({ hour, seen, minute, latest, baseline: loads === 0 ? 0 : failures / loads });
  }

  /** One network can send any number of beacons, so complaints of fewer than five networks must be confirmed by the probe. */
  private async isBelieved({ networks }: Complaint, { failing, good }: Pair): Promise<boolean> {
    if (networks >= ENOUGH_NETWORKS) return true;
    const now = this.clock.now();
    const key = `${failing.remote} ${failing.version}`;
    if (now - (this.probedAt.get(key) ?? 0) < MINUTE_MS) return false;
    this.probedAt.set(key, now);
    const wayBack = await this.rollouts.wayBackFrom(failing.remote, failing.version);
    return this.probe.confirms(failing, wayBack ?? good);
  }
}

type Pair = { readonly failing: Release; readonly good: Release };

/** Returns the release and its replacement; null if there is no replacement or visitors do not get the release. */
function pairOf(rollout: Rollout | null, version: string): Pair | null {
  if (!rollout) return null;
  const { stable, fallback, experiment } = rollout;
  if (stable.version === version) return fallback && { failing: stable, good: fallback };
  if (!experiment || experiment.is_paused) return null;
  const shown = experiment.variants.find(({ release }) => release.version === version);
  return shown ? { failing: shown.release, good: stable } : null;
}
