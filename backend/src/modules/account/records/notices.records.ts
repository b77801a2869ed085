import { Injectable } from '@nestjs/common';
import { OwnNoticesService } from '../../notifications';
import type { UserAccount } from '../../users';
import { AccountRecords } from '../account-records';

/** What the user was told, and when mails go out. Both go with the account's row. */
@Injectable()
export class NoticesRecords extends AccountRecords {
  readonly name = 'notifications';

  constructor(private readonly notices: OwnNoticesService) {
    super();
  }

  exportFor({ id }: UserAccount): Promise<unknown> {
    return this.notices.exportOf(id);
  }
}
