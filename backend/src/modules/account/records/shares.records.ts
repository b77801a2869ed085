import { Injectable } from '@nestjs/common';
import { OwnSharesService } from '../../sharing';
import type { UserAccount } from '../../users';
import { AccountRecords, toIso } from '../account-records';

/** Profiles the account sent to somebody. Who got them is part of it: the sender typed it in. */
@Injectable()
export class SharesRecords extends AccountRecords {
  readonly name = 'shares';

  constructor(private readonly shares: OwnSharesService) {
    super();
  }

  async exportFor({ id, loginEmail }: UserAccount): Promise<unknown> {
    const sent = await this.shares.find({ userId: id, email: loginEmail });
    return sent.map(({ receiverName, receiverEmail, receiverMobile, description, talentIds, createdAt, expiresAt }) => ({
      receiver_name: receiverName,
      receiver_email_id: receiverEmail,
      receiver_contact_no: receiverMobile,
      description,
      selected_profiles: talentIds,
      created_at: toIso(createdAt),
      expires_at: toIso(expiresAt),
    }));
  }

  override erase({ id, loginEmail }: UserAccount): Promise<void> {
    return this.shares.erase({ userId: id, email: loginEmail });
  }
}
