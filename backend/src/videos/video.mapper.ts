import type { Video, VideoPart } from '@alltalent/shared/contracts';
import type { StoredVideo } from './videos.repository';

type Reader = { readonly isOwner: boolean; readonly urlOf: (part: VideoPart) => string };

/** Maps a video for one reader; what the owner's machine called it is for the owner. */
export function toVideo(video: StoredVideo, { isOwner, urlOf }: Reader): Video {
  const { id, purpose, state, bytes, seconds, width, height, hasPoster, hasCaptions } = video;
  const isReady = state === 'ready';
  return {
    id,
    purpose,
    state,
    name: isOwner ? video.name : '',
    bytes,
    seconds,
    width,
    height,
    has_captions: hasCaptions,
    refusal: isOwner ? video.refusal : '',
    created_at: new Date(video.createdAt).toISOString(),
    url: isReady ? urlOf('video') : '',
    poster_url: isReady && hasPoster ? urlOf('poster') : '',
    captions_url: isReady && hasCaptions ? urlOf('captions') : '',
  };
}
