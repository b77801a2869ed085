import { PhotoFileEntity } from './photo-file.entity';
import { ProfilePhotoEntity } from './profile-photo.entity';
import { ProfileEntity, type ProfileSnapshot } from './profile.entity';

export { openReviews } from './open-reviews';
export { OwnProfileDataService } from './own-profile-data.service';
export { ProfileReviewsService } from './profile-reviews.service';
export { ProfileStandingService } from './profile-standing.service';
export { ProfilesModule } from './profiles.module';
export type { OwnDraft } from './profiles.repository';
export type { ProfileSnapshot };
export const profileEntities = [PhotoFileEntity, ProfileEntity, ProfilePhotoEntity] as const;
