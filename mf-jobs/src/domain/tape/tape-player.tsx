import { lazySection } from '@alltalent/shared/ui/lazy-section';
import type { VideoPlayerProps } from '@alltalent/shared/ui/video-player';
import { t } from '../../messages';

/** Plays an uploaded self-tape; the code of the player comes with the first one. */
export const TapePlayer = lazySection<VideoPlayerProps>({
  name: 'jobs.tape-player',
  load: () => import(/* webpackChunkName: "jobs.tape-player" */ '@alltalent/shared/ui/video-player').then((part) => part.VideoPlayer),
  loading: t('tape.loadingVideo'),
  failure: t('tape.videoNotLoaded'),
  height: '12rem',
});
