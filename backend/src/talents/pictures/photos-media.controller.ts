import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../kernel/domain-error';
import { PublishedPhotosService } from '../profile/published-photos.service';
import { guardPhoto } from './photo-headers';
import { ORIGINAL, parsePhotoFile } from './photo-name';
import { PhotoStore } from './photo-store';

/** Serves approved photos of profiles that can be seen. */
@Controller('media/photos')
export class PhotosMediaController {
  constructor(
    private readonly published: PublishedPhotosService,
    private readonly store: PhotoStore,
  ) {}

  /**
   * Serves a photo, cached by the browser alone and for a day, because its owner can take it back: no shared cache has a
   * copy, and a browser that had not loaded it by then gets 404.
   */
  @Get(':file')
  async photo(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const photo = parsePhotoFile(file);
    if (!photo || photo.file === ORIGINAL || !(await this.published.isShown(photo.name))) {
      throw new DomainError('NOT_FOUND', { detail: 'There is no such photo.' });
    }
    guardPhoto(reply, { cacheControl: 'private, max-age=86400', embedding: 'cross-origin' });
    await reply.sendFile(this.store.relative(photo), this.store.root, { cacheControl: false, acceptRanges: false, dotfiles: 'deny' });
  }
}
