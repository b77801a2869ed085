import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { VideoEntity } from './schema/video.entity';
import { VideoObjects } from './video-objects';
import { VideosRepository } from './videos.repository';
import { VideosService } from './videos.service';

/** Looks uploaded videos up, for the contexts that send and show them. */
@Module({
  imports: [TypeOrmModule.forFeature([VideoEntity])],
  providers: [VideoObjects, VideosRepository, VideosService],
  exports: [VideoObjects, VideosRepository, VideosService],
})
export class StoredVideosModule {}
