import type { OwnProfile } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { TalentsService } from '../listing/talents.service';
import { isChildAccount, UsersService } from '../../auth';
import { PhotoLimitService } from './photos/photo-limit.service';
import { ProfileDraftsService } from './profile-drafts.service';
import { ProfilePhotosService } from './profile-photos.service';
import { differs, referenceOf } from './profile-review.policy';

/** Reads a user's own profile. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly drafts: ProfileDraftsService,
    private readonly photos: ProfilePhotosService,
    private readonly users: UsersService,
    private readonly talents: TalentsService,
    private readonly photoLimit: PhotoLimitService,
  ) {}

  async read(userId: string): Promise<OwnProfile> {
    const [draft, photos, snapshot, user, photosLimit] = await Promise.all([
      this.drafts.find(userId),
      this.photos.list(userId),
      this.photos.snapshot(userId),
      this.users.findById(userId),
      this.photoLimit.of(userId),
    ]);
    const { revision, state, reason, content, approved } = draft;
    const slug = user?.slug ?? '';
    const isDrawn = slug !== '' && approved?.photos.length === 0;
    return {
      revision,
      state,
      reason: state === 'changes' ? reason : '',
      slug,
      ...(isChildAccount(userId) && { is_child: true }),
      has_changes: differs({ content, photos: snapshot }, referenceOf(draft)),
      drawn_image: isDrawn ? await this.talents.ownPicture(slug) : '',
      content,
      photos,
      photos_limit: photosLimit,
    };
  }

  /** Records that a photo was added, changed or removed. */
  changed(userId: string): Promise<void> {
    return this.drafts.changed(userId);
  }
}
