export { StoredVideosModule } from './stored-videos.module';
export { VideosModule } from './videos.module';
export { VideosRecords } from './videos.records';
export { type ReviewedVideo, VideosService } from './videos.service';
export { type ReelAudience, VideoUses } from './video-uses';
