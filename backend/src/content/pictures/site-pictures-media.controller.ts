import { access } from 'node:fs/promises';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../kernel/domain-error';
import { t } from '../../kernel/messages';
import { ORIGINAL, parsePhotoFile } from '../../talents';
import { SitePictureStore } from './site-picture-store';

/** Serves pictures of texts. */
@Controller('media/pictures')
export class SitePicturesMediaController {
  constructor(private readonly store: SitePictureStore) {}

  /** Serves a picture to be cached for good: a name never gets other content. Originals are served to the office alone. */
  @Get(':file')
  async picture(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const picture = parsePhotoFile(file);
    if (!picture || picture.file === ORIGINAL || !(await isThere(this.store.absolute(picture)))) {
      throw new DomainError('NOT_FOUND', { detail: t('pictures.none') });
    }
    void reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin');
    const forGood = { maxAge: '365d', immutable: true, acceptRanges: false, dotfiles: 'deny' } as const;
    await reply.sendFile(this.store.relative(picture), this.store.root, forGood);
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
