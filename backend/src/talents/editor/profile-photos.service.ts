import type { ProfilePhoto } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { ORIGINAL } from '../pictures/photo-name';
import { PhotoFilesRepository } from './photos/photo-files.repository';
import { PhotoFilesService } from './photos/photo-files.service';
import type { ProfilePhotoEntity } from './profile-photo.entity';
import { ProfilePhotosRepository } from './profile-photos.repository';
import type { PhotoSnapshot } from './profile.entity';

/** What the rest of the profile needs to know of its photos. */
@Injectable()
export class ProfilePhotosService {
  constructor(
    private readonly photos: ProfilePhotosRepository,
    private readonly rows: PhotoFilesRepository,
    private readonly files: PhotoFilesService,
  ) {}

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
    await this.files.removeAll(userId);
  }

  /** To be asked after a snapshot changed: files that only the former one named go. */
  tidy(userId: string): Promise<void> {
    return this.files.tidy(userId);
  }

  isOwn(userId: string, name: string): Promise<boolean> {
    return this.rows.isOwn(userId, name);
  }
}

function toProfilePhoto({ id, name, original, width, height, alt, crop }: ProfilePhotoEntity): ProfilePhoto {
  return { id, image: addressOf(name, '640.webp'), original: addressOf(original, ORIGINAL), width, height, alt, crop };
}

/** Only the owner's session opens it: nobody has approved it yet. */
function addressOf(name: string, file: string): string {
  return `/api/profile/photos/${name}-${file}`;
}
