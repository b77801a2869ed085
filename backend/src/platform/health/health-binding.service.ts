import type { Health } from '@alltalent/shared/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { ReleaseHealth, type ReleaseName } from '../releases/release-health';
import { PageLoadsRepository } from './page-loads.repository';
import { ENOUGH_LOADS, failureRateFrom } from './rollback-rule';

const HOUR_MS = 3600 * 1000;

/** Binds the counted page loads to the control plane's port for release health. */
@Injectable()
export class HealthBinding implements OnModuleInit {
  constructor(
    private readonly health: ReleaseHealth,
    private readonly pageLoads: PageLoadsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.health.bind((releases) => Promise.all(releases.map((release) => this.read(release))));
  }

  private async read(release: ReleaseName): Promise<Health> {
    const { loads, failures, drawFailures } = await this.pageLoads.count(release, this.clock.now() - HOUR_MS);
    const rateFrom = loads < ENOUGH_LOADS ? null : failureRateFrom({ loads, failures });
    return { loads, failures, draw_failures: drawFailures, failure_rate_from: rateFrom };
  }
}
