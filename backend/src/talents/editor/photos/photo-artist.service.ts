import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error';
import { ORIGINAL } from '../../pictures/photo-name';
import { type PhotoFiles, PhotoStore } from '../../pictures/photo-store';
import { RenderQueue } from '../../pictures/render-queue';
import { type PhotoType, requireSaidType } from './photo-check';
import { type CropBox, toCropBox } from './photo-crop';
import { drawRenditions, originalFiles, placePortrait, redraw, type RedrawnPhoto } from './photo-drawing';
import type { PhotoCrop, ProfilePhotoEntity } from '../profile-photo.entity';

/** A picture of 52 megapixels takes a processor and up to 300 MB. */
const DRAWN_AT_ONCE = 2;

export type UploadedPhoto = { readonly bytes: Buffer; readonly type: PhotoType };
export type DrawnPhoto = {
  readonly photo: RedrawnPhoto;
  readonly box: CropBox;
  readonly original: PhotoFiles;
  readonly renditions: PhotoFiles;
};

/** Draws photos, few at once; whoever comes meanwhile waits. */
@Injectable()
export class PhotoArtist {
  private readonly queue = new RenderQueue<DrawnPhoto | PhotoFiles>(DRAWN_AT_ONCE);
  private turns = 0;

  constructor(private readonly store: PhotoStore) {}

  /** Throws PHOTO_REFUSED with what to do about it. */
  async drawNew({ bytes, type }: UploadedPhoto): Promise<DrawnPhoto> {
    requireSaidType(bytes, type);
    return this.inTurn(async () => {
      const photo = await redraw(bytes, type);
      const box = await placePortrait(photo);
      return { photo, box, original: originalFiles(photo), renditions: await drawRenditions(photo.bytes, box) };
    });
  }

  /** Throws VALIDATION_FAILED for a crop that does not fit. */
  async drawCrop(photo: ProfilePhotoEntity, crop: PhotoCrop): Promise<{ readonly crop: CropBox; readonly renditions: PhotoFiles }> {
    const box = toCropBox(crop, photo);
    const original = await this.readOriginal(photo);
    return { crop: box, renditions: await this.inTurn(() => drawRenditions(original, box)) };
  }

  private async readOriginal({ original }: ProfilePhotoEntity): Promise<Buffer> {
    try {
      return await readFile(this.store.absolute({ name: original, file: ORIGINAL }));
    } catch (cause) {
      const detail = 'This photo cannot be cut anew right now. Please try again in a few minutes.';
      throw Object.assign(new DomainError('UNAVAILABLE', { detail, retryAfter: 60 }), { cause });
    }
  }

  private async inTurn<T extends DrawnPhoto | PhotoFiles>(draw: () => Promise<T>): Promise<T> {
    this.turns += 1;
    return (await this.queue.run(String(this.turns), draw)) as T;
  }
}
