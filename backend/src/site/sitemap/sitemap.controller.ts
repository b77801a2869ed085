import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../../kernel/config/config';
import { DomainError } from '../../kernel/domain-error';
import { CLOSED_PATHS } from './sitemap-pages';
import { type SitemapFile, SitemapService } from './sitemap.service';

const decompress = promisify(gunzip);

@Controller()
export class SitemapController {
  constructor(
    private readonly sitemap: SitemapService,
    private readonly config: AppConfig,
  ) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  robots(): string {
    const closed = CLOSED_PATHS.map((path) => `Disallow: ${path}\n`).join('');
    return `User-agent: *\n${closed}\nSitemap: ${this.config.publicUrl}/sitemap.xml\n`;
  }

  @Get('sitemap.xml')
  async index(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await send(await this.sitemap.index(), request, reply);
  }

  @Get('sitemaps/:file')
  async part(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await send(file.endsWith('.xml') ? await this.sitemap.part(file.slice(0, -4)) : null, request, reply);
  }
}

async function send(file: SitemapFile | null, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!file) throw new DomainError('NOT_FOUND', { detail: 'There is no such file.' });
  void reply.headers({ etag: file.etag, 'cache-control': 'public, max-age=30', vary: 'accept-encoding' });
  if (knows(request, file.etag)) {
    await reply.status(304).send();
    return;
  }
  void reply.type('application/xml; charset=utf-8');
  if (takesGzip(request)) await reply.header('content-encoding', 'gzip').send(file.zipped);
  else await reply.send(await decompress(file.zipped));
}

function knows({ headers }: FastifyRequest, etag: string): boolean {
  return (headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//u, '') === etag);
}

function takesGzip({ headers }: FastifyRequest): boolean {
  return /(?:^|,)\s*(?:gzip|\*)\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/u.test(String(headers['accept-encoding'] ?? ''));
}
