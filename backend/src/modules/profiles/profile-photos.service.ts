import type { ProfilePhoto } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import type { ProfilePhotoEntity } from './profile-photo.entity';
import { ProfilePhotosRepository } from './profile-photos.repository';
import type { PhotoSnapshot } from './profile.entity';

/** What the rest of the profile needs to know of its photos. */
@Injectable()
export class ProfilePhotosService {
  constructor(private readonly photos: ProfilePhotosRepository) {}

  /** Best first. */
  async list(userId: string): Promise<ProfilePhoto[]> {
    return (await this.photos.find(userId)).map(toProfilePhoto);
  }

  /** What staff are shown, and visitors after them. */
  async snapshot(userId: string): Promise<PhotoSnapshot[]> {
    return (await this.photos.find(userId)).map(({ name, alt }) => ({ name, alt }));
  }

  /** Rows and files, for good. */
  async eraseAll(userId: string): Promise<void> {
    await this.photos.deleteAll(userId);
  }
}

function toProfilePhoto({ id, name, original, width, height, alt, crop }: ProfilePhotoEntity): ProfilePhoto {
  return { id, image: addressOf(name), original: addressOf(original), width, height, alt, crop };
}

/** Only the owner's session opens it: nobody has approved it yet. */
function addressOf(name: string): string {
  return `/api/profile/photos/${name}-640.webp`;
}
