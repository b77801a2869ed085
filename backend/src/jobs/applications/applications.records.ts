import { Injectable } from '@nestjs/common';
import { OwnApplicationsDataService } from './own-applications-data.service';
import { type UserAccount, PersonalData } from '../../auth';

/** Exports and erases a user's applications and invitations, sent and received. */
@Injectable()
export class ApplicationsRecords extends PersonalData {
  readonly name = 'job_applications';

  constructor(private readonly own: OwnApplicationsDataService) {
    super();
  }

  exportFor({ id }: UserAccount): Promise<unknown> {
    return this.own.exportFor(id);
  }

  override erase({ id }: UserAccount): Promise<void> {
    return this.own.erase(id);
  }
}
