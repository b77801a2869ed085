import fastifyStatic from '@fastify/static';
import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { AppConfig } from '../../kernel/config/config';
import { TalentsModule } from '../talents.module';
import { PhotoRenderer } from '../editor/photos/photo-renderer.service';
import { MediaController } from './media.controller';
import { MediaRoots } from './media-roots';
import { PhotoStore } from './photo-store';
import { PhotosMediaController } from './photos-media.controller';
import { PictureStore } from './picture-store';
import { PicturesService } from './pictures.service';

@Module({
  imports: [TalentsModule],
  controllers: [PhotosMediaController, MediaController],
  providers: [
    PhotoRenderer,
    PicturesService,
    {
      provide: MediaRoots,
      useFactory: (config: AppConfig) => new MediaRoots(path.join(config.dataDir, 'media'), config.mediaDir),
      inject: [AppConfig],
    },
    { provide: PhotoStore, useFactory: (config: AppConfig) => new PhotoStore(path.join(config.dataDir, 'photos')), inject: [AppConfig] },
    { provide: PictureStore, useFactory: (roots: MediaRoots) => new PictureStore(roots.pictures), inject: [MediaRoots] },
  ],
  exports: [MediaRoots, PhotoRenderer, PicturesService, PhotoStore],
})
export class MediaModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Registers `sendFile`, which handles range and conditional requests. No folder is served as a whole. */
  async onModuleInit(): Promise<void> {
    const { httpAdapter } = this.host;
    if (!httpAdapter) return;
    await httpAdapter.getInstance<FastifyInstance>().register(fastifyStatic, { serve: false, root: '/' });
  }
}
