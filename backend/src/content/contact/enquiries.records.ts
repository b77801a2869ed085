import { Injectable } from '@nestjs/common';
import { EnquiryArchiveService } from './enquiry-archive.service';
import { type UserAccount, PersonalData } from '../../auth';

/** Letters and applications sent while logged in, or from the account's confirmed address; each of those was told there by a receipt. */
@Injectable()
export class EnquiriesRecords extends PersonalData {
  readonly name = 'enquiries';

  constructor(private readonly archive: EnquiryArchiveService) {
    super();
  }

  exportFor({ id, loginEmail }: UserAccount): Promise<unknown> {
    return this.archive.exportOf({ userId: id, email: loginEmail });
  }

  override erase({ id, loginEmail }: UserAccount): Promise<void> {
    return this.archive.erase({ userId: id, email: loginEmail });
  }
}
