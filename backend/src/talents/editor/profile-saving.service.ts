import { isDeepStrictEqual } from 'node:util';
import type { ProfileContent, SaveProfileInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { FormSavesService } from '../../kernel/rate-limits/form-saves.service';
import { UsersService } from '../../auth';
import { ProfileChecksService } from './profile-checks.service';
import { ProfileDraftsService } from './profile-drafts.service';
import { ProfilePublisher } from './profile-publisher.service';
import { ProfileReelsService } from './profile-reels.service';
import { staleRevision } from './profile-refusals';
import { privacyOf } from './published-record.mapper';
import { type OwnDraft, ProfilesRepository } from './profiles.repository';

/** Saves an owner's draft. */
@Injectable()
export class ProfileSavingService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly drafts: ProfileDraftsService,
    private readonly checks: ProfileChecksService,
    private readonly reels: ProfileReelsService,
    private readonly publisher: ProfilePublisher,
    private readonly saves: FormSavesService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves sections of the draft. Of two saves based on one revision the second is refused with REVISION_STALE, so that nothing
   * is lost unseen; a repeated request changes nothing.
   */
  async save(userId: string, input: SaveProfileInput): Promise<void> {
    await this.saves.consume('profile', userId);
    const unstored = await this.drafts.find(userId);
    const merge = await this.checks.prepare(await this.reels.checked(userId, input, unstored));
    await this.profiles.change(userId, async () => {
      const draft = (await this.profiles.find(userId)) ?? unstored;
      const content = merge(draft.content);
      if (isDeepStrictEqual(content, draft.content)) return;
      if (draft.revision !== input.revision) throw staleRevision();
      await this.profiles.save({ ...draft, content, revision: draft.revision + 1, updatedAt: this.clock.now() });
      await this.applyPrivacy(draft, content.privacy);
    });
  }

  private async applyPrivacy(draft: OwnDraft, privacy: ProfileContent['privacy']): Promise<void> {
    if (!draft.approved || isDeepStrictEqual(privacy, draft.content.privacy)) return;
    const user = await this.users.findById(draft.userId);
    if (user && user.slug !== '') await this.publisher.applyPrivacy(user, draft.approved, privacyOf(user.id, privacy));
  }
}
