import { createHash } from 'node:crypto';
import { type ChangePhotoInput, ROLES } from '@alltalent/shared/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock';
import { DomainError } from '../../../kernel/domain-error';
import { requireRole, UsersService } from '../../../auth';
import { PhotoFilesRepository } from './photo-files.repository';
import { PhotoLimitService } from './photo-limit.service';
import { PhotoRenderer, type UploadedPhoto } from './photo-renderer.service';
import { toCrop } from './photo-crop';
import { PhotoFilesService } from './photo-files.service';
import type { ProfilePhotoEntity } from '../profile-photo.entity';
import { type NewPhoto, ProfilePhotosRepository } from '../profile-photos.repository';
import { ProfilesService } from '../profiles.service';

@Injectable()
export class PhotoChangesService {
  constructor(
    private readonly photos: ProfilePhotosRepository,
    private readonly files: PhotoFilesService,
    private readonly fileRows: PhotoFilesRepository,
    private readonly users: UsersService,
    private readonly renderer: PhotoRenderer,
    private readonly profiles: ProfilesService,
    private readonly limit: PhotoLimitService,
    private readonly clock: Clock,
  ) {}

  /** Adds a photo. A file that was added before changes nothing, so an upload may be repeated when its response was lost. */
  async add(userId: string, upload: UploadedPhoto): Promise<void> {
    const digest = createHash('sha256').update(upload.bytes).digest('hex');
    if (await this.photos.hasDigest(userId, digest)) return;
    await this.limit.requireRoom(userId, await this.photos.count(userId));
    const { photo, box, original, renditions } = await this.renderer.renderNew(upload);
    const { width, height } = photo;
    const [originalName = '', name = ''] = await this.files.write(userId, [original, renditions]);
    const now = this.clock.now();
    const row = { userId, name, original: originalName, width, height, alt: '', crop: toCrop(box, photo), digest, createdAt: now };
    await this.removeOnFailure([originalName, name], () => this.append(row));
    await this.profiles.changed(userId);
  }

  async change(userId: string, { photo_id: id, alt, crop }: ChangePhotoInput): Promise<void> {
    const photo = found(await this.photos.findOwn(userId, id));
    if (crop !== undefined) await this.cut(userId, photo, crop);
    if (alt !== undefined) {
      await this.photos.change(userId, async () => {
        await this.photos.update(found(await this.photos.findOwn(userId, id)).id, { alt });
      });
    }
    await this.profiles.changed(userId);
    await this.files.tidy(userId);
  }

  /** Orders the photos as `ids` says, which must name every photo of the owner once. Throws VALIDATION_FAILED otherwise. */
  async order(userId: string, ids: readonly number[]): Promise<void> {
    await this.photos.change(userId, async () => {
      const own = new Set((await this.photos.find(userId)).map(({ id }) => id));
      const isComplete = ids.length === own.size && new Set(ids).size === own.size && ids.every((id) => own.has(id));
      const message = 'Your photos have changed meanwhile. Please load the page again, then put them in order.';
      if (!isComplete) throw new DomainError('VALIDATION_FAILED', { fields: { photo_ids: message } });
      await this.photos.order(ids);
    });
    await this.profiles.changed(userId);
  }

  async remove(userId: string, id: number): Promise<void> {
    await this.photos.change(userId, async () => {
      await this.photos.delete(found(await this.photos.findOwn(userId, id)).id);
      await this.photos.order((await this.photos.find(userId)).map((photo) => photo.id));
    });
    await this.profiles.changed(userId);
    await this.files.tidy(userId);
  }

  /** Stores a crop under a new file name, because browsers cache the former one for good. */
  private async cut(userId: string, photo: ProfilePhotoEntity, wanted: NonNullable<ChangePhotoInput['crop']>): Promise<void> {
    const { crop, renditions } = await this.renderer.renderCrop(photo, wanted);
    const [name = ''] = await this.files.write(userId, [renditions]);
    await this.removeOnFailure([name], () =>
      this.photos.change(userId, async () => {
        const { id } = found(await this.photos.findOwn(userId, photo.id));
        await this.photos.update(id, { name, crop: toCrop(crop, photo) });
        await this.fileRows.markInUse([name]);
      }),
    );
  }

  private append(photo: NewPhoto): Promise<void> {
    return this.photos.change(photo.userId, async () => {
      requireRole(await this.users.findById(photo.userId), ROLES.talent);
      // Another tab may have taken the last place or added this file meanwhile.
      if (await this.photos.hasDigest(photo.userId, photo.digest)) throw new AddedMeanwhile();
      await this.limit.requireRoom(photo.userId, await this.photos.count(photo.userId));
      await this.photos.append(photo);
      await this.fileRows.markInUse([photo.original, photo.name]);
    });
  }

  /** Runs a change, and removes the files `names` when it fails. */
  private async removeOnFailure(names: readonly string[], change: () => Promise<void>): Promise<void> {
    try {
      await change();
    } catch (error) {
      await this.files.remove(names);
      if (!(error instanceof AddedMeanwhile)) throw error;
    }
  }
}

class AddedMeanwhile extends Error {}

function found(photo: ProfilePhotoEntity | null): ProfilePhotoEntity {
  if (!photo) throw new DomainError('NOT_FOUND', { detail: 'There is no such photo in your profile.' });
  return photo;
}
