import type { SaveProfileInput } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { type CurrentSession, UsersService } from '../../auth';
import { requireNoFaults } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { type ReelAudience, VideosService } from '../../videos';
import { TalentProfilesService } from '../profile/talent-profiles.service';
import type { ProfileSnapshot } from './profile.entity';
import { type OwnDraft, ProfilesRepository } from './profiles.repository';

type Reels = NonNullable<NonNullable<SaveProfileInput['recordings']>['reels']>;

/** Uploaded videos that a profile shows: in drafts, and for visitors. */
@Injectable()
export class ProfileReelsService {
  constructor(
    private readonly profiles: ProfilesRepository,
    private readonly published: TalentProfilesService,
    private readonly videos: VideosService,
    private readonly users: UsersService,
  ) {}

  /**
   * Returns the input with the reels that can be shown. One that the draft has and whose video was deleted is left out; any other
   * must be an own reel that is ready, or the field is refused.
   */
  async checked(userId: string, input: SaveProfileInput, { content }: Pick<OwnDraft, 'content'>): Promise<SaveProfileInput> {
    const { recordings } = input;
    if (!recordings?.reels) return input;
    const former = new Set(content.recordings.reels?.map(({ video_id: id }) => id));
    const reels: Reels = [];
    const faults: Record<string, string> = {};
    for (const [index, reel] of recordings.reels.entries()) {
      const video = await this.videos.findOwn(userId, reel.video_id);
      if (video?.purpose === 'reel' && video.state === 'ready') reels.push(reel);
      else if (video || !former.has(reel.video_id)) faults[`recordings.reels[${index}].video_id`] = t('videos.reelGone');
    }
    requireNoFaults(faults);
    return { ...input, recordings: { ...recordings, reels } };
  }

  /** Returns the videos of the user's draft, of what was submitted, and of what is published. */
  async usedBy(userId: string): Promise<readonly string[]> {
    const draft = await this.profiles.find(userId);
    const snapshots = [draft, draft?.submitted, draft?.approved];
    return snapshots.flatMap((snapshot) => reelsOf(snapshot ?? null));
  }

  /** Tells who sees a reel: everybody, this reader because of the session, or nobody but its owner. */
  async audienceOf(
    { id, ownerId }: { readonly id: string; readonly ownerId: string },
    session: CurrentSession | null,
  ): Promise<ReelAudience> {
    const slug = (await this.users.findById(ownerId))?.slug ?? '';
    if (slug === '') return null;
    if (await this.isShown(slug, id, null)) return 'anyone';
    return session && (await this.isShown(slug, id, session)) ? 'reader' : null;
  }

  private async isShown(slug: string, id: string, session: CurrentSession | null): Promise<boolean> {
    const profile = await this.published.findShown(slug, session);
    return profile?.reels?.some(({ video_id: shown }) => shown === id) ?? false;
  }
}

function reelsOf(snapshot: Pick<ProfileSnapshot, 'content'> | null): readonly string[] {
  return snapshot?.content.recordings.reels?.map(({ video_id: id }) => id) ?? [];
}
