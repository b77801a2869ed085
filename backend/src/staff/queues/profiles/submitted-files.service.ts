import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/domain-error';
import { t } from '../../../kernel/messages';
import { PhotoStore, ProfileReviewsService } from '../../../talents';
import { type ReviewedVideo, VideosService } from '../../../videos';

/** File of a photo that staff look at. */
const SHOWN_FILE = '1280.jpg';

/** Opens the photos and reels of a profile that waits, which nobody but its owner sees elsewhere. */
@Injectable()
export class SubmittedFilesService {
  constructor(
    private readonly reviews: ProfileReviewsService,
    private readonly photos: PhotoStore,
    private readonly videos: VideosService,
  ) {}

  /** Returns a photo's path below its root. Throws NOT_FOUND for every photo that is not in the submission of this account. */
  async photo(userId: string, name: string): Promise<{ readonly file: string; readonly root: string }> {
    const waiting = await this.reviews.findWaiting(userId);
    if (!waiting?.draft.submitted?.photos.some((photo) => photo.name === name)) throw noSuchFile();
    return { file: this.photos.relative({ name, file: SHOWN_FILE }), root: this.photos.root };
  }

  /** Finds the stored file of a reel. Throws NOT_FOUND for every video that is not in the submission of this account. */
  async reel(userId: string, videoId: string): Promise<ReviewedVideo> {
    const waiting = await this.reviews.findWaiting(userId);
    const reels = waiting?.draft.submitted?.content.recordings.reels ?? [];
    const video = reels.some((reel) => reel.video_id === videoId) ? await this.videos.openForReview(videoId) : null;
    if (!video) throw noSuchFile();
    return video;
  }
}

function noSuchFile(): DomainError {
  return new DomainError('NOT_FOUND', { detail: t('officeQueues.noFile') });
}
