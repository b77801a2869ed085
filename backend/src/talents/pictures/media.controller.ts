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

  /** Loops answer ranges, so that a player can seek and a phone needs no whole file. */
  @Get('loops/:file')
  async loop(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    if (!COMMITTED_NAME.test(file)) throw notFound();
    await send(reply, file, path.join(this.roots.committed, 'loops'));
  }

  /** Short films of people, for the strip of the hiring page. */
  @Get('clips/:file')
  async clip(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    if (!COMMITTED_NAME.test(file)) throw notFound();
    await send(reply, file, path.join(this.roots.committed, 'clips'));
  }

  /** What a link to the site looks like where it is shared. */
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

/** A name never gets another content: browsers may keep it for good. */
async function send(reply: FastifyReply, file: string, root: string): Promise<void> {
  void reply.header('x-content-type-options', 'nosniff').header('cross-origin-resource-policy', 'cross-origin');
  await reply.sendFile(file, root, { maxAge: YEAR, immutable: true, acceptRanges: true, dotfiles: 'deny' });
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', { detail: 'There is no such file.' });
}
