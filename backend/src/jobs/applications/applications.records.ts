import { Injectable } from '@nestjs/common';
import { OpenApplicationsService } from './open-applications.service';
import { OwnApplicationsDataService } from './own-applications-data.service';
import { type UserAccount, PersonalData } from '../../auth';

/** Exports and erases a user's applications and invitations, sent and received. */
@Injectable()
export class ApplicationsRecords extends PersonalData {
  readonly name = 'job_applications';

  constructor(
    private readonly own: OwnApplicationsDataService,
    private readonly open: OpenApplicationsService,
  ) {
    super();
  }

  exportFor({ id }: UserAccount): Promise<unknown> {
    return this.own.exportFor(id);
  }

  override end({ id }: UserAccount): Promise<void> {
    return this.open.end(id);
  }

  override erase({ id }: UserAccount): Promise<void> {
    return this.own.erase(id);
  }
}
