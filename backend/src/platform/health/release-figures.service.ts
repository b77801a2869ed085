import { Injectable } from '@nestjs/common';
import { PageVitalsRepository } from './page-vitals.repository';
import { PageLoadsRepository } from './page-loads.repository';

type Tested = { readonly remote: string; readonly versions: readonly string[]; readonly since: number };

/** Guardrails of a test: what must not get worse while something else gets better. */
@Injectable()
export class ReleaseFiguresService {
  constructor(
    private readonly pageLoads: PageLoadsRepository,
    private readonly vitals: PageVitalsRepository,
  ) {}

  /** Failed of all pages that reported; null without one. Reports are kept for 30 days. */
  async failureRate({ remote, versions, since }: Tested): Promise<number | null> {
    const { loads, failures } = await this.pageLoads.countAll(remote, versions, since);
    return loads === 0 ? null : failures / loads;
  }

  lcpP75(experiment: string, variant: string): Promise<number | null> {
    return this.vitals.lcpQuantile(experiment, variant, 0.75);
  }
}
