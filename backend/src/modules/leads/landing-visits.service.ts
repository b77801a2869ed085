import { Injectable } from '@nestjs/common';
import { ReleasesService } from '../federation';
import type { LeadEntity } from './lead.entity';

export type LandingVisit = Pick<LeadEntity, 'releaseVersion' | 'experiment' | 'variant'>;

const LANDING_REMOTE = 'mf_landing';

/** What the server knows of the page a visitor was served. */
@Injectable()
export class LandingVisitsService {
  constructor(private readonly releases: ReleasesService) {}

  async current(): Promise<LandingVisit> {
    const releaseVersion = await this.releases.promotedVersionOf(LANDING_REMOTE);
    return { releaseVersion, experiment: null, variant: null };
  }
}
