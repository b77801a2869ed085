import { ProfilePhotoEntity } from './profile-photo.entity';
import { ProfileEntity } from './profile.entity';

export { ProfilesModule } from './profiles.module';
export const profileEntities = [ProfileEntity, ProfilePhotoEntity] as const;
