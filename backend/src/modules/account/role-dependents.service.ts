import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction';
import { GuardiansService } from '../guardians';
import { OwnJobsDataService } from '../jobs';
import { OwnProfileDataService } from '../profiles';
import type { UserAccount } from '../users';
import { refuseRoleChange } from './own-role.policy';

/** What there is that depends on the role of an account. */
@Injectable()
export class RoleDependentsService {
  constructor(
    private readonly profiles: OwnProfileDataService,
    private readonly jobs: OwnJobsDataService,
    private readonly guardians: GuardiansService,
  ) {}

  /** Why the role stays as it is; '' while nothing depends on it. */
  async refuse({ id, slug, verifiedClientOn }: UserAccount, transaction?: Transaction): Promise<string> {
    const profile = await this.profiles.dependents(id, transaction);
    return refuseRoleChange({
      hasProfile: slug !== '' || profile.isSent,
      hasPhotos: profile.hasPhotos,
      hasJobs: await this.jobs.hasSent(id, transaction),
      isVerifiedClient: verifiedClientOn !== null,
      hasChildren: await this.guardians.hasChildren(id, transaction),
    });
  }
}
