import { type Beacon, DRAW_FAILED, type DrawFailure, networkOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { keyedHash } from '../../kernel/keyed-hash';
import type { Visitor } from '../../kernel/http/access.decorators';
import { t } from '../../kernel/messages';
import { VisitorProofs } from '../../kernel/visitor/visitor-proofs';
import { BeaconsRepository, type ReleaseReport } from './beacons.repository';
import { PublishedReleases } from './published-releases.service';
import { ReleaseAlarmService } from './release-alarm.service';
import { ReleaseGuard } from './release-guard.service';
import { browserName } from './browser-name';
import { PageLoadsRepository } from './page-loads.repository';
import { FAILURES } from './release-failures.service';

type Sender = { readonly token: string; readonly ip: string; readonly browser: string };

@Injectable()
export class BeaconsService {
  constructor(
    private readonly beacons: BeaconsRepository,
    private readonly pageLoads: PageLoadsRepository,
    private readonly published: PublishedReleases,
    private readonly alarm: ReleaseAlarmService,
    private readonly guard: ReleaseGuard,
    private readonly proofs: VisitorProofs,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Stores every beacon for diagnosis; counts only those with a page token of the front door, once for each page. */
  async note(beacon: Beacon, { ip, userAgent }: Pick<Visitor, 'ip' | 'userAgent'>): Promise<void> {
    await this.store(beacon, { token: beacon.token, ip, browser: browserName(userAgent) });
  }

  /** Throws NOT_SIGNED_IN unless the front door sent this report. */
  requireProof(report: DrawFailure, proof: string | null): void {
    if (!this.proofs.isDrawFailureProven(report, proof ?? ''))
      throw new DomainError('NOT_SIGNED_IN', { detail: t('drawFailures.unproven') });
  }

  /** Stores and counts a page that the front door could not draw. The report is the front door's; the address is its visitor's. */
  async noteDrawFailure({ token, ...report }: DrawFailure, ip: string): Promise<void> {
    await this.store({ ...report, outcome: DRAW_FAILED, milliseconds: 0 }, { token, ip, browser: '' });
  }

  private async store(report: ReleaseReport, { token, ip, browser }: Sender): Promise<void> {
    const page = this.proofs.readPage(token);
    // Without a page's token anybody could fill the table with long texts.
    const { stack, ...short } = report;
    await this.beacons.insert(page === null || stack === undefined ? short : { ...short, stack }, {
      reportedAt: this.clock.now(),
      browser,
    });
    if (page !== null && (await this.published.has(report))) await this.count(report, page.id, ip);
  }

  private async count({ remote, version, outcome, reason }: ReleaseReport, page: string, ip: string): Promise<void> {
    const now = this.clock.now();
    const hasFailed = FAILURES.includes(outcome);
    const isNew = await this.pageLoads.note({
      remote,
      version,
      page,
      network: keyedHash(this.config.secretKey, `beacon:${networkOf(ip)}`),
      reportedAt: now,
      failedAt: hasFailed ? now : null,
      isDrawFailure: outcome === DRAW_FAILED,
    });
    if (!isNew || !hasFailed) return;
    await this.alarm.pageFailed({ remote, version }, { outcome, reason });
    await this.guard.evaluate({ remote, version });
  }
}
