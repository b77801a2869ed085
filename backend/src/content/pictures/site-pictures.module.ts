import path from 'node:path';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../kernel/audit/audit.module';
import { AppConfig } from '../../kernel/config/config';
import { MediaModule } from '../../talents';
import { PictureOriginalEntity } from './picture-original.entity';
import { SitePictureFilesService } from './site-picture-files.service';
import { SitePictureStore } from './site-picture-store';
import { SitePictureUploadsService } from './site-picture-uploads.service';
import { SitePictureEntity } from './site-picture.entity';
import { SitePicturesMediaController } from './site-pictures-media.controller';
import { SitePicturesRepository } from './site-pictures.repository';
import { SitePicturesService } from './site-pictures.service';
import { UnusedPicturesJob } from './unused-pictures.job';

/** Pictures of texts that editors upload and crop. */
@Module({
  imports: [TypeOrmModule.forFeature([PictureOriginalEntity, SitePictureEntity]), AuditModule, MediaModule],
  controllers: [SitePicturesMediaController],
  providers: [
    SitePictureFilesService,
    SitePicturesRepository,
    SitePicturesService,
    SitePictureUploadsService,
    UnusedPicturesJob,
    {
      provide: SitePictureStore,
      useFactory: (config: AppConfig) => new SitePictureStore(path.join(config.dataDir, 'pictures')),
      inject: [AppConfig],
    },
  ],
  exports: [SitePictureFilesService, SitePicturesService, SitePictureUploadsService],
})
export class SitePicturesModule {}
