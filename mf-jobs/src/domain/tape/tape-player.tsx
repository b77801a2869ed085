import { lazySection } from '@alltalent/shared/ui/lazy-section';
import type { VideoPlayerProps } from '@alltalent/shared/ui/video-player';
import { tapeText } from './messages';

/** Plays an uploaded self-tape; the code of the player comes with the first one. */
export const TapePlayer = lazySection<VideoPlayerProps>({
  name: 'jobs.tape-player',
  load: () => import(/* webpackChunkName: "jobs.tape-video" */ '@alltalent/shared/ui/video-player').then((part) => part.VideoPlayer),
  loading: tapeText('tape.loadingVideo'),
  failure: tapeText('tape.videoNotLoaded'),
  height: '12rem',
});
