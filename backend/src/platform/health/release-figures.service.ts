import { Injectable } from '@nestjs/common';
import { PageVitalsRepository } from './page-vitals.repository';
import { PageLoadsRepository } from './page-loads.repository';

type Tested = { readonly remote: string; readonly versions: readonly string[]; readonly since: number };

/** Guardrails of an experiment: figures that must not get worse while the conversion rate improves. */
@Injectable()
export class ReleaseFiguresService {
  constructor(
    private readonly pageLoads: PageLoadsRepository,
    private readonly vitals: PageVitalsRepository,
  ) {}

  /** Returns the share of page loads that failed; null without page loads. Page loads are stored for 30 days. */
  async failureRate({ remote, versions, since }: Tested): Promise<number | null> {
    const { loads, failures } = await this.pageLoads.countAll(remote, versions, since);
    return loads === 0 ? null : failures / loads;
  }

  lcpP75(experiment: string, variant: string): Promise<number | null> {
    return this.vitals.lcpQuantile(experiment, variant, 0.75);
  }
}
