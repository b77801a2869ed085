import { Injectable } from '@nestjs/common';
import { ContactMessageArchiveService } from './contact-message-archive.service';
import { type UserAccount, PersonalData } from '../../auth';

/** Contact messages and applications sent while logged in, or from the account's confirmed e-mail address, which got a receipt. */
@Injectable()
export class ContactMessagesRecords extends PersonalData {
  readonly name = 'enquiries';
  override readonly movable = { letters: { table: 'enquiry', owner: 'user_id', unique: [] } };

  constructor(private readonly archive: ContactMessageArchiveService) {
    super();
  }

  exportFor({ id, loginEmail }: UserAccount): Promise<unknown> {
    return this.archive.exportOf({ userId: id, email: loginEmail });
  }

  override erase({ id, loginEmail }: UserAccount): Promise<void> {
    return this.archive.erase({ userId: id, email: loginEmail });
  }
}
