import { ApiError, messageOf, request, useLiveEvents } from '@alltalent/shared/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ENDPOINTS } from '../../contracts/endpoints';
import type { Video } from '../../contracts/videos/videos';
import { Alert } from '../alert/alert';
import { AskDialog } from '../ask-dialog/ask-dialog';
import { Button } from '../button/button';
import { Spinner } from '../button/spinner';
import { FieldError } from '../field/field-error';
import { ErrorState } from '../state/error-state';
import { VideoPlayer } from '../video-player/video-player';
import { videoQuery } from '../video-player/video.query';
import { t } from './messages';
import { videoIdOf } from './upload-memory';
import type { UploadSession } from './upload-session';
import styles from './video-upload.module.css';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 15_000;
/** Looks after which an upload that the server calls incomplete has to be sent again. */
const MOST_LOOKS = 4;

type UploadedVideoProps = {
  readonly address: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly session: UploadSession;
  readonly onChange: (id: string) => void;
};

/** A video whose last byte was sent: it is being prepared, ready, or refused. */
export function UploadedVideo({ address, label, error, session, onChange }: UploadedVideoProps) {
  const id = videoIdOf(address);
  const { video, failure, retry } = usePreparedVideo(id, session);
  const tell = useEffectEvent(onChange);
  const isReady = video?.state === 'ready';
  useEffect(() => {
    if (isReady) tell(id);
  }, [isReady, id]);
  const handleRemoved = () => {
    session.forget();
    onChange('');
  };
  return (
    <>
      <VideoState video={video} label={label} />
      {failure && <ErrorState isCompact title={t('upload.checkFailed')} detail={failure} onRetry={retry} />}
      {error && <FieldError id={`video-error-${id}`}>{error}</FieldError>}
      <RemoveVideo id={id} isRefused={video?.state === 'refused'} onRemoved={handleRemoved} />
    </>
  );
}

function VideoState({ video, label }: { readonly video: Video | undefined; readonly label: string }) {
  if (video?.state === 'ready') {
    return (
      <>
        <p role="status">{t('upload.ready')}</p>
        <VideoPlayer id={video.id} title={label} />
      </>
    );
  }
  if (video?.state === 'refused') return <Alert kind="error">{video.refusal || t('upload.refused')}</Alert>;
  return (
    <p role="status" className={styles.busy}>
      <Spinner />
      <span>{video ? t('upload.processing') : t('upload.checking')}</span>
    </p>
  );
}

/** Asks for the video with growing pauses, and when the server says that one changed, until it is ready or refused. */
function usePreparedVideo(id: string, session: UploadSession) {
  const {
    data: video,
    error,
    refetch,
  } = useQuery({
    ...videoQuery(id),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const known = state.data?.data.state;
      if (known === 'ready' || known === 'refused' || isGone(state.error)) return false;
      return Math.min(FIRST_PAUSE_MS * 1.5 ** (state.dataUpdateCount + state.errorUpdateCount), LONGEST_PAUSE_MS);
    },
  });
  useLiveEvents(['videos'], () => void refetch(), { isPolled: false });
  const gone = isGone(error);
  const looks = useLooks(video);
  useEffect(() => {
    if (gone) session.forget(t('upload.gone'));
    else if (looks >= MOST_LOOKS) session.forget(t('upload.incomplete'));
  }, [gone, looks, session]);
  return { video, failure: error && !gone ? messageOf(error) : '', retry: () => void refetch() };
}

/** Number of answers in which the video was not complete. */
function useLooks(video: Video | undefined): number {
  const [seen, setSeen] = useState({ video, looks: 0 });
  if (seen.video !== video) setSeen({ video, looks: video?.state === 'uploading' ? seen.looks + 1 : 0 });
  return seen.looks;
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status === 404;
}

type RemoveVideoProps = { readonly id: string; readonly isRefused: boolean; readonly onRemoved: () => void };

function RemoveVideo({ id, isRefused, onRemoved }: RemoveVideoProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => request(ENDPOINTS.removeVideo, { id }),
    onSuccess: onRemoved,
  });
  const ask = () => setIsAsking(true);
  return (
    <div className={styles.actions}>
      <Button variant="line" size="small" isPending={isRefused && isPending} onClick={() => (isRefused ? mutate() : ask())}>
        {isRefused ? t('upload.another') : t('upload.remove')}
      </Button>
      {isRefused && error && <Alert kind="error">{messageOf(error)}</Alert>}
      <AskDialog
        title={t('upload.removeTitle')}
        yes={t('upload.remove')}
        no={t('upload.keep')}
        isOpen={isAsking}
        isPending={isPending}
        error={error}
        onYes={() => mutate()}
        onClose={() => setIsAsking(false)}
      >
        {t('upload.removeText')}
      </AskDialog>
    </div>
  );
}
