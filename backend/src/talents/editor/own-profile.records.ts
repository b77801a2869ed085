import { Injectable } from '@nestjs/common';
import { OwnProfileDataService } from './own-profile-data.service';
import { type UserAccount, PersonalData, toIso } from '../../auth';

/** Exports and erases a user's own profile: draft, submitted and approved snapshots, photos and former slugs. */
@Injectable()
export class OwnProfileRecords extends PersonalData {
  readonly name = 'own_profile';

  constructor(private readonly own: OwnProfileDataService) {
    super();
  }

  async exportFor({ id }: UserAccount): Promise<unknown> {
    const { draft, photos, formerSlugs } = await this.own.find(id);
    return {
      draft: draft && {
        state: draft.state,
        reason: draft.reason,
        content: draft.content,
        submitted: draft.submitted,
        approved: draft.approved,
        submitted_at: toIso(draft.submittedAt),
        decided_at: toIso(draft.decidedAt),
        updated_at: toIso(draft.updatedAt),
      },
      photos,
      former_addresses: formerSlugs,
    };
  }

  override erase({ id }: UserAccount): Promise<void> {
    return this.own.erase(id);
  }
}
