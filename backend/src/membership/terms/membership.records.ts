import { Injectable } from '@nestjs/common';
import { PersonalData, type UserAccount } from '../../auth';
import { MembershipRecordsService } from './membership-records.service';

/** Exports a user's membership, orders, invoices and shoots, and erases what the tax law does not keep. */
@Injectable()
export class MembershipRecords extends PersonalData {
  readonly name = 'membership';

  constructor(private readonly records: MembershipRecordsService) {
    super();
  }

  exportFor({ id }: UserAccount): Promise<unknown> {
    return this.records.exportFor(id);
  }

  /** Turns the renewal off, as an account that is about to be deleted is charged nothing more. `show` leaves it off. */
  override hide({ id }: UserAccount): Promise<void> {
    return this.records.endRenewal(id);
  }

  override erase({ id }: UserAccount): Promise<void> {
    return this.records.erase(id);
  }
}
