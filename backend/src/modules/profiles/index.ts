import { PhotoFileEntity } from './photo-file.entity';
import { ProfilePhotoEntity } from './profile-photo.entity';
import { ProfileEntity } from './profile.entity';

export { ProfilesModule } from './profiles.module';
export const profileEntities = [PhotoFileEntity, ProfileEntity, ProfilePhotoEntity] as const;
