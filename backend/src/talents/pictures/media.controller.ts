import path from 'node:path';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../kernel/domain-error';
import { MediaRoots } from './media-roots';
import { PICTURE_KINDS, PicturesService } from './pictures.service';

const COMMITTED_NAME = /^[a-z0-9][a-z0-9-]{0,80}\.(?:mp4|webm|avif|webp|png)$/u;
const YEAR = '365d';

@Controller('media')
export class MediaController {
  constructor(
    private readonly pictures: PicturesService,
    private readonly roots: MediaRoots,
  ) {}

  /** Serves loops, with range requests, so that a player can seek without the whole file. */
  @Get('loops/:file')
  async loop(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    if (!COMMITTED_NAME.test(file)) throw notFound();
    await send(reply, file, path.join(this.roots.committed, 'loops'));
  }

  /** Serves short films of people, for the strip of the hiring page. */
  @Get('clips/:file')
  async clip(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    if (!COMMITTED_NAME.test(file)) throw notFound();
    await send(reply, file, path.join(this.roots.committed, 'clips'));
  }

  /** Serves preview images for links to the site (Open Graph). */
  @Get('og/:file')
  async preview(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    if (!COMMITTED_NAME.test(file)) throw notFound();
    await send(reply, file, path.join(this.roots.committed, 'og'));
  }

  @Get(':kind/:file')
  async picture(@Param('kind') kind: string, @Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const known = PICTURE_KINDS.find((candidate) => candidate === kind);
    const found = known && (await this.pictures.find(known, file));
    if (!found) throw notFound();
    await send(reply, found, this.roots.pictures);
  }
}

/** Sends a file to be cached for good: a name never gets other content. */
async function send(reply: FastifyReply, file: string, root: string): Promise<void> {
  void reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'cross-origin');
  await reply.sendFile(file, root, { maxAge: YEAR, immutable: true, acceptRanges: true, dotfiles: 'deny' });
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'There is no such file.' });
}
