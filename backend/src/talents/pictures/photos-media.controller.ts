import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../kernel/domain-error';
import { PublishedPhotosService } from '../profile/published-photos.service';
import { guardPhoto } from './photo-headers';
import { ORIGINAL, parsePhotoFile } from './photo-name';
import { PhotoStore } from './photo-store';

/** Approved photos of profiles that can be seen. */
@Controller('media/photos')
export class PhotosMediaController {
  constructor(
    private readonly published: PublishedPhotosService,
    private readonly store: PhotoStore,
  ) {}

  /**
   * A photo can be taken back, so only the browser that showed it keeps it, and for a day: nothing between keeps a copy,
   * and whoever had not seen it by then does not see it any more.
   */
  @Get(':file')
  async photo(@Param('file') address: string, @Res() reply: FastifyReply): Promise<void> {
    const photo = parsePhotoFile(address);
    if (!photo || photo.file === ORIGINAL || !(await this.published.isShown(photo.name))) {
      throw new DomainError('NOT_FOUND', { detail: 'There is no such photo.' });
    }
    guardPhoto(reply, { keep: 'private, max-age=86400', embedding: 'cross-origin' });
    await reply.sendFile(this.store.relative(photo), this.store.root, { cacheControl: false, acceptRanges: false, dotfiles: 'deny' });
  }
}
