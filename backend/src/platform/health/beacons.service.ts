import { type Beacon, networkOf } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { AppConfig } from '../../kernel/config/config';
import { keyedHash } from '../../kernel/keyed-hash';
import { VisitorProofs } from '../../kernel/visitor/visitor-proofs';
import { BeaconsRepository } from './beacons.repository';
import { PublishedReleases } from './published-releases.service';
import { ReleaseGuard } from './release-guard.service';
import { PageLoadsRepository } from './page-loads.repository';

const BOOT_FAILURES: readonly Beacon['outcome'][] = ['load_failed', 'fallback'];
const FAILURES: readonly Beacon['outcome'][] = [...BOOT_FAILURES, 'render_failed'];

@Injectable()
export class BeaconsService {
  constructor(
    private readonly beacons: BeaconsRepository,
    private readonly pageLoads: PageLoadsRepository,
    private readonly published: PublishedReleases,
    private readonly guard: ReleaseGuard,
    private readonly proofs: VisitorProofs,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Stores every beacon for diagnosis; counts only those with a page token of the front door, once for each page. */
  async note(beacon: Beacon, ip: string): Promise<void> {
    await this.beacons.insert(beacon, this.clock.now());
    const page = this.proofs.readPage(beacon.token);
    if (page !== null && (await this.published.has(beacon))) await this.count(beacon, page, ip);
  }

  private async count({ remote, version, outcome }: Beacon, page: string, ip: string): Promise<void> {
    const now = this.clock.now();
    const hasFailed = FAILURES.includes(outcome);
    const isNew = await this.pageLoads.note({
      remote,
      version,
      page,
      network: keyedHash(this.config.secretKey, `beacon:${networkOf(ip)}`),
      reportedAt: now,
      failedAt: hasFailed ? now : null,
      isBootFailure: BOOT_FAILURES.includes(outcome),
    });
    if (isNew && hasFailed) await this.guard.evaluate({ remote, version });
  }
}
