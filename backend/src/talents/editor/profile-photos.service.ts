import type { ProfilePhoto } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { ORIGINAL } from '../pictures/photo-name';
import { PhotoFilesRepository } from './photos/photo-files.repository';
import { PhotoFilesService } from './photos/photo-files.service';
import type { ProfilePhotoEntity } from './profile-photo.entity';
import { ProfilePhotosRepository } from './profile-photos.repository';
import type { PhotoSnapshot } from './profile.entity';

/** Reads and erases photos for the rest of the profile. */
@Injectable()
export class ProfilePhotosService {
  constructor(
    private readonly photos: ProfilePhotosRepository,
    private readonly rows: PhotoFilesRepository,
    private readonly files: PhotoFilesService,
  ) {}

  /** Lists the owner's photos, best first. */
  async list(userId: string): Promise<ProfilePhoto[]> {
    return (await this.photos.find(userId)).map(toProfilePhoto);
  }

  /** Returns the photos' part of a snapshot, which staff review and visitors see. */
  async snapshot(userId: string): Promise<PhotoSnapshot[]> {
    return (await this.photos.find(userId)).map(({ name, alt }) => ({ name, alt }));
  }

  /** Deletes rows and files of all photos. */
  async eraseAll(userId: string): Promise<void> {
    await this.photos.deleteAll(userId);
    await this.files.removeAll(userId);
  }

  /** Removes files that only a former snapshot referred to; called after a snapshot changed. */
  tidy(userId: string): Promise<void> {
    return this.files.tidy(userId);
  }

  isOwn(userId: string, name: string): Promise<boolean> {
    return this.rows.isOwn(userId, name);
  }
}

function toProfilePhoto({ id, name, original, width, height, alt, crop }: ProfilePhotoEntity): ProfilePhoto {
  return { id, image: urlOf(name, '640.webp'), original: urlOf(original, ORIGINAL), width, height, alt, crop };
}

/** Returns the URL of a photo that is not approved yet; only the owner's session opens it. */
function urlOf(name: string, file: string): string {
  return `/api/profile/photos/${name}-${file}`;
}
