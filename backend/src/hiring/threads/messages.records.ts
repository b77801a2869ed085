import { Injectable } from '@nestjs/common';
import { PersonalData, type UserAccount } from '../../auth';
import { OwnMessagesDataService } from './own-messages-data.service';

/** Exports a user's messages, and erases their files. */
@Injectable()
export class MessagesRecords extends PersonalData {
  readonly name = 'messages';

  constructor(private readonly own: OwnMessagesDataService) {
    super();
  }

  exportFor({ id }: UserAccount): Promise<unknown> {
    return this.own.exportFor(id);
  }

  override erase({ id }: UserAccount): Promise<void> {
    return this.own.erase(id);
  }
}
