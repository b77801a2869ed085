import { ApiError, useLiveEvents } from '@alltalent/shared/api';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../alert/alert';
import { Skeleton } from '../skeleton/skeleton';
import { ErrorState } from '../state/error-state';
import { t } from './messages';
import { VideoScreen } from './video-screen';
import { videoQuery } from './video.query';
import styles from './video-player.module.css';

export type VideoPlayerProps = {
  readonly id: string;
  /** Name of the video for those who hear the page. */
  readonly title: string;
};

const LOOK_AGAIN_MS = 15_000;

/** Plays an uploaded video, and says so when there is none any more. */
export function VideoPlayer({ id, title }: VideoPlayerProps) {
  const {
    data: video,
    error,
    dataUpdatedAt,
    refetch,
  } = useQuery({
    ...videoQuery(id),
    refetchInterval: ({ state }) => (state.data?.data.state === 'processing' ? LOOK_AGAIN_MS : false),
  });
  const isPreparing = video !== undefined && video.state !== 'ready';
  useLiveEvents(['videos'], () => void (isPreparing && refetch()), { isPolled: false });
  if (isGone(error)) return <Alert kind="info">{t('player.gone')}</Alert>;
  if (!video && error) return <ErrorState isCompact title={t('player.failed')} error={error} onRetry={() => void refetch()} />;
  if (!video) {
    return (
      <div className={styles.player} role="status" aria-busy="true" aria-label={t('player.loading', { title })}>
        <Skeleton shape="block" aspect="16 / 9" />
      </div>
    );
  }
  if (video.state === 'refused') return <Alert kind="error">{video.refusal || t('player.refused')}</Alert>;
  if (video.state !== 'ready' || video.url === '') return <Alert kind="info">{t('player.processing')}</Alert>;
  const renew = async () => {
    const { data, isError } = await refetch();
    return !isError && data?.url ? data : null;
  };
  return <VideoScreen key={String(video.has_captions)} video={video} title={title} answeredAt={dataUpdatedAt} renew={renew} />;
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status === 404;
}
