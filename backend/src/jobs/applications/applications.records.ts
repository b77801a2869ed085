import { Injectable } from '@nestjs/common';
import { OwnAnswersService } from './own-answers.service';
import { type UserAccount, PersonalData } from '../../auth';

/** Applications and invitations, on the talent's side and on the client's. */
@Injectable()
export class ApplicationsRecords extends PersonalData {
  readonly name = 'job_applications';

  constructor(private readonly own: OwnAnswersService) {
    super();
  }

  exportFor({ id }: UserAccount): Promise<unknown> {
    return this.own.exportFor(id);
  }

  override erase({ id }: UserAccount): Promise<void> {
    return this.own.erase(id);
  }
}
