import { Module } from '@nestjs/common';
import { BlocksModule, SessionsModule, UsersModule } from '../auth';
import { LimitsModule } from '../kernel/rate-limits/limits.module';
import { NotificationsModule } from '../notifications';
import { Ffmpeg } from './processing/ffmpeg';
import { OwnVideosService } from './own-videos.service';
import { PreparingVideo } from './processing/preparing-video.service';
import { VideoProcessingJob } from './processing/video-processing.job';
import { VideoProcessingService } from './processing/video-processing.service';
import { StoredVideosModule } from './stored-videos.module';
import { TusEndpoint } from './uploads/tus-endpoint';
import { UploadStore } from './uploads/upload-store';
import { VideoUploadsController } from './uploads/video-uploads.controller';
import { VideoUploadsService } from './uploads/video-uploads.service';
import { VideoCleanupJob } from './video-cleanup.job';
import { VideoReadersService } from './video-readers.service';
import { VideosController } from './videos.controller';
import { VideosRecords } from './videos.records';

/** Uploaded videos: self-tapes and reels, from the first byte until nobody needs them. */
@Module({
  imports: [BlocksModule, LimitsModule, NotificationsModule, SessionsModule, StoredVideosModule, UsersModule],
  controllers: [VideosController, VideoUploadsController],
  providers: [
    Ffmpeg,
    OwnVideosService,
    PreparingVideo,
    TusEndpoint,
    UploadStore,
    VideoCleanupJob,
    VideoProcessingJob,
    VideoProcessingService,
    VideoReadersService,
    VideoUploadsService,
    VideosRecords,
  ],
  exports: [VideosRecords],
})
export class VideosModule {}
