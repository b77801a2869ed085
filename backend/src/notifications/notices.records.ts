import { Injectable } from '@nestjs/common';
import { OwnNoticesService } from './own-notices.service';
import { type UserAccount, PersonalData } from '../auth';

/** What the user was told, and when mails go out. Both go with the account's row. */
@Injectable()
export class NoticesRecords extends PersonalData {
  readonly name = 'notifications';

  constructor(private readonly notices: OwnNoticesService) {
    super();
  }

  exportFor({ id }: UserAccount): Promise<unknown> {
    return this.notices.exportOf(id);
  }
}
