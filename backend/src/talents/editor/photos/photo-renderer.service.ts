import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error';
import { ORIGINAL } from '../../pictures/photo-name';
import { type PhotoFiles, PhotoStore } from '../../pictures/photo-store';
import { RenderQueue } from '../../pictures/render-queue';
import { type PhotoType, requireSaidType } from './photo-check';
import { type CropBox, toCropBox } from './photo-crop';
import { renderFormats, originalFiles, placePortrait, reencode, type ReencodedPhoto } from './photo-rendering';
import type { PhotoCrop, ProfilePhotoEntity } from '../profile-photo.entity';

/** A picture of 52 megapixels takes one processor and up to 300 MB of memory. */
const RENDERS_AT_ONCE = 2;

export type UploadedPhoto = { readonly bytes: Buffer; readonly type: PhotoType };
export type RenderedPhoto = {
  readonly photo: ReencodedPhoto;
  readonly box: CropBox;
  readonly original: PhotoFiles;
  readonly renditions: PhotoFiles;
};

/** Re-encodes uploaded photos and renders their crops, a few at once; further requests wait. */
@Injectable()
export class PhotoRenderer {
  private readonly queue = new RenderQueue<RenderedPhoto | ReencodedPhoto | PhotoFiles>(RENDERS_AT_ONCE);
  private lastJob = 0;

  constructor(private readonly store: PhotoStore) {}

  /** Re-encodes an upload and renders a suggested crop. Throws PHOTO_REFUSED with what the owner can do about it. */
  async renderNew({ bytes, type }: UploadedPhoto): Promise<RenderedPhoto> {
    requireSaidType(bytes, type);
    return this.queued(async () => {
      const photo = await reencode(bytes, type);
      const box = await placePortrait(photo);
      return { photo, box, original: originalFiles(photo), renditions: await renderFormats(photo.bytes, box) };
    });
  }

  /** Renders another crop of a stored original. Throws VALIDATION_FAILED for a crop that does not fit. */
  async renderCrop(photo: ProfilePhotoEntity, crop: PhotoCrop): Promise<{ readonly crop: CropBox; readonly renditions: PhotoFiles }> {
    const box = toCropBox(crop, photo);
    const original = await this.readOriginal(photo);
    return { crop: box, renditions: await this.queued(() => renderFormats(original, box)) };
  }

  /** Re-encodes an upload without a crop. Throws PHOTO_REFUSED with what its sender can do about it. */
  async reencodeNew({ bytes, type }: UploadedPhoto): Promise<ReencodedPhoto> {
    requireSaidType(bytes, type);
    return this.queued(() => reencode(bytes, type));
  }

  /** Renders a part of a re-encoded picture in the shape `ratio`, its width divided by its height. */
  renderBox(original: Buffer, box: CropBox, ratio: number): Promise<PhotoFiles> {
    return this.queued(() => renderFormats(original, box, ratio));
  }

  private async readOriginal({ original }: ProfilePhotoEntity): Promise<Buffer> {
    try {
      return await readFile(this.store.absolute({ name: original, file: ORIGINAL }));
    } catch (cause) {
      const detail = 'This photo cannot be cropped right now. Please try again in a few minutes.';
      throw Object.assign(new DomainError('UNAVAILABLE', { detail, retryAfter: 60 }), { cause });
    }
  }

  private async queued<T extends RenderedPhoto | ReencodedPhoto | PhotoFiles>(render: () => Promise<T>): Promise<T> {
    this.lastJob += 1;
    return (await this.queue.run(String(this.lastJob), render)) as T;
  }
}
