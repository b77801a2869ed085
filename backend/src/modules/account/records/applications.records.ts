import { Injectable } from '@nestjs/common';
import { OwnAnswersService } from '../../jobs';
import type { UserAccount } from '../../users';
import { AccountRecords } from '../account-records';

/** Applications and invitations, on the talent's side and on the client's. */
@Injectable()
export class ApplicationsRecords extends AccountRecords {
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
