import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { Transactions } from '../../kernel/database/transaction';
import { AppLog } from '../../kernel/logging/app-log';
import { t } from '../../kernel/messages';
import { OutboxService } from '../../kernel/outbox/outbox.service';
import type { ReleaseName } from '../releases/release-health';
import { Owners } from '../releases/owners';
import { SquadsRepository } from '../releases/squads.repository';
import type { ReleaseReport } from './beacons.repository';
import { PageLoadsRepository } from './page-loads.repository';
import { type ReleaseAlarm, releaseAlarmMail } from './release-alarm.message';
import { ReleaseAlarmsRepository } from './release-alarms.repository';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Failed pages of an hour at which a squad is told again. Anybody can report failures, so a release sends this many mails at most. */
const STEPS = [1, 10, 100, 1000];

/** Tells a squad that its release fails: by a line in the log, a mail and, if configured, a webhook. */
@Injectable()
export class ReleaseAlarmService {
  constructor(
    private readonly alarms: ReleaseAlarmsRepository,
    private readonly pageLoads: PageLoadsRepository,
    private readonly owners: Owners,
    private readonly squads: SquadsRepository,
    private readonly outbox: OutboxService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly config: AppConfig,
    private readonly log: AppLog,
  ) {}

  /** Tells of a failed page, from the first one on, whichever networks they come from; later ones at 10, 100 and 1000 in an hour. */
  async pageFailed(name: ReleaseName, { outcome, reason }: Pick<ReleaseReport, 'outcome' | 'reason'>): Promise<void> {
    const { loads, failures, networks } = await this.pageLoads.count(name, this.clock.now() - HOUR_MS);
    const step = STEPS.findLast((most) => failures >= most);
    if (step === undefined) return;
    const detail = t('releaseAlarm.counts', { failures, loads, networks, outcome });
    await this.raise({ ...name, kind: 'failed', detail }, String(step), { outcome, reason, failures, loads, networks });
  }

  /** Tells of a rollback that nobody ordered. */
  rolledBack(name: ReleaseName, reason: string): Promise<void> {
    return this.raise({ ...name, kind: 'rolled-back', detail: reason }, 'rolled-back', { reason });
  }

  /** Logs its own errors, since the page that failed need not know them. */
  private async raise(alarm: ReleaseAlarm, step: string, facts: object): Promise<void> {
    try {
      await this.send(alarm, step, facts);
    } catch (error) {
      this.log.error('A squad could not be told of its release', error, { remote: alarm.remote, version: alarm.version });
    }
  }

  private async send(alarm: ReleaseAlarm, step: string, facts: object): Promise<void> {
    const { remote, version, kind } = alarm;
    await this.transactions.run(async () => {
      if (!(await this.alarms.claim(alarm, step, this.clock.now()))) return;
      this.log.warn(kind === 'failed' ? 'A release fails on pages' : 'A failing release was rolled back', { remote, version, ...facts });
      const to = this.owners.squadOf(remote)?.mail ?? (await this.squads.emailOf(remote));
      const { publicUrl, releasesWebhook } = this.config;
      if (to !== null) await this.outbox.enqueue(releaseAlarmMail(alarm, { to, publicUrl }), { lifetimeMs: DAY_MS });
      if (releasesWebhook === null) return;
      const data = { remote, version, ...facts };
      const text = JSON.stringify({ type: `release.${kind}`, timestamp: new Date(this.clock.now()).toISOString(), data });
      await this.outbox.enqueue({ channel: 'hook', receiver: 'releases', messageId: `msg_${randomUUID()}`, text }, { lifetimeMs: DAY_MS });
    });
  }
}
