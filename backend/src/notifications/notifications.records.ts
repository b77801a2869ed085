import { Injectable } from '@nestjs/common';
import { OwnNotificationsService } from './own-notifications.service';
import { type UserAccount, PersonalData } from '../auth';

/** Exports a user's notifications and mail frequencies. The database deletes both with the account's row. */
@Injectable()
export class NotificationsRecords extends PersonalData {
  readonly name = 'notifications';

  constructor(private readonly notifications: OwnNotificationsService) {
    super();
  }

  exportFor({ id }: UserAccount): Promise<unknown> {
    return this.notifications.exportOf(id);
  }
}
