import { Injectable } from '@nestjs/common';
import { OwnSharesService } from './own-shares.service';
import { type UserAccount, PersonalData, toIso } from '../../auth';

/** Exports and erases the shares an account sent, receivers included, because the sender typed them in. */
@Injectable()
export class SharesRecords extends PersonalData {
  readonly name = 'shares';

  constructor(private readonly shares: OwnSharesService) {
    super();
  }

  async exportFor({ id, loginEmail }: UserAccount): Promise<unknown> {
    const sent = await this.shares.find({ userId: id, email: loginEmail });
    return sent.map((share) => ({
      receiver_name: share.receiverName,
      receiver_email_id: share.receiverEmail,
      receiver_contact_no: share.receiverMobile,
      list_id: share.listId,
      description: share.description,
      selected_profiles: share.talentIds,
      shown_notes: share.notes ?? {},
      created_at: toIso(share.createdAt),
      expires_at: toIso(share.expiresAt),
      stopped_at: toIso(share.revokedAt),
      views: share.views,
      last_viewed_at: toIso(share.lastViewedAt),
      answers: share.feedback,
    }));
  }

  override erase({ id, loginEmail }: UserAccount): Promise<void> {
    return this.shares.erase({ userId: id, email: loginEmail });
  }
}
