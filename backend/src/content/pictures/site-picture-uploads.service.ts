import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock/clock';
import { newPhotoName, originalFiles, PhotoRenderer, type UploadedPhoto } from '../../talents';
import type { PictureOriginalEntity } from './picture-original.entity';
import { SitePictureFilesService } from './site-picture-files.service';
import { SitePictureStore } from './site-picture-store';
import { SitePicturesRepository } from './site-pictures.repository';

/** Stores uploaded pictures for texts, re-encoded and without anything else of the file. */
@Injectable()
export class SitePictureUploadsService {
  constructor(
    private readonly rows: SitePicturesRepository,
    private readonly store: SitePictureStore,
    private readonly files: SitePictureFilesService,
    private readonly renderer: PhotoRenderer,
    private readonly clock: Clock,
  ) {}

  /** Stores an upload. A file that this person uploaded before is answered as it was stored. Throws PHOTO_REFUSED with what is wrong. */
  async add(upload: UploadedPhoto, staffId: string): Promise<PictureOriginalEntity> {
    const digest = createHash('sha256').update(upload.bytes).digest('hex');
    const same = await this.rows.findSame(digest, staffId);
    if (same) return same;
    const photo = await this.renderer.reencodeNew(upload);
    const { width, height } = photo;
    const row = { name: newPhotoName(), digest, width, height, addedBy: staffId, createdAt: this.clock.now(), isReady: false };
    await this.rows.insertOriginal(row);
    try {
      await this.store.save(row.name, originalFiles(photo));
      await this.rows.completeOriginal(row.name);
    } catch (error) {
      await this.files.removeOriginal(row.name);
      throw error;
    }
    return row;
  }
}
