import { Injectable } from '@nestjs/common';
import { RoleDependentsFinder, type UserAccount } from '../auth';
import { HiringDependentsService } from '../hiring';
import { OwnJobsDataService } from '../jobs';
import { OwnProfileDataService } from '../talents';

/** Finds what depends on an account's role: its profile, photos, jobs and offers. */
@Injectable()
export class SiteRoleDependents extends RoleDependentsFinder {
  constructor(
    private readonly profiles: OwnProfileDataService,
    private readonly jobs: OwnJobsDataService,
    private readonly hiring: HiringDependentsService,
  ) {
    super();
  }

  async find({ id, slug }: UserAccount) {
    const profile = await this.profiles.dependents(id);
    return {
      hasProfile: slug !== '' || profile.isSent,
      hasPhotos: profile.hasPhotos,
      hasJobs: await this.jobs.hasSent(id),
      hasOffers: await this.hiring.hasOffers(id),
    };
  }
}
