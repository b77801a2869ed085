import { ApiError, OWN_DATA, request } from '@alltalent/shared/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listInWords } from '../../contracts/core/lists';
import { ENDPOINTS } from '../../contracts/endpoints';
import type { VideoRules } from '../../contracts/videos/videos';
import { Button } from '../button/button';
import { FileField } from '../field/file-field';
import { Skeleton } from '../skeleton/skeleton';
import { ErrorState } from '../state/error-state';
import { videoQuery } from '../video-player/video.query';
import { megabytes, percentOf } from './check-file';
import { t } from './messages';
import { type StoredUpload, videoIdOf } from './upload-memory';
import type { UploadSession, UploadState } from './upload-session';

const rulesQuery = queryOptions({
  queryKey: [OWN_DATA, 'video-rules'],
  queryFn: ({ signal }) => request(ENDPOINTS.videoRules, {}, { signal }),
  select: ({ data }) => data,
  staleTime: Infinity,
});

type ChooseVideoProps = {
  readonly label: string;
  readonly error: string | undefined;
  readonly state: Extract<UploadState, { phase: 'choosing' }>;
  readonly session: UploadSession;
};

/** Says which files can be uploaded, and takes one; after a reload the same one again. */
export function ChooseVideo({ label, error, state: { problem, begun }, session }: ChooseVideoProps) {
  const { data: rules, isError, refetch } = useQuery(rulesQuery);
  useBegunUpload(begun, session);
  if (isError) return <ErrorState isCompact title={t('upload.rulesFailed')} onRetry={() => void refetch()} />;
  if (!rules) {
    return (
      <div role="status" aria-busy="true" aria-label={t('upload.loadingRules')}>
        <Skeleton shape="block" height="7rem" />
      </div>
    );
  }
  const shown = problem || error;
  return (
    <>
      <FileField
        label={label}
        name="video"
        accept={rules.accept.join(',')}
        prompt={begun ? t('upload.again', { name: begun.name }) : t('upload.choose')}
        hint={begun ? goOnOf(begun) : rulesOf(rules)}
        {...(shown ? { error: shown } : {})}
        onFile={(file) => session.choose(file, rules)}
      />
      {begun && (
        <Button variant="line" size="small" onClick={() => void session.cancel()}>
          {t('upload.discard')}
        </Button>
      )}
    </>
  );
}

/** Asks whether the server still has what was begun: it deletes uploads that are not complete after a day. */
function useBegunUpload(begun: StoredUpload | null, session: UploadSession): void {
  const { data: video, error } = useQuery({
    ...videoQuery(videoIdOf(begun?.address ?? '')),
    enabled: begun !== null,
    staleTime: 0,
  });
  const isGone = error instanceof ApiError && error.problem.status === 404;
  const isComplete = video !== undefined && video.state !== 'uploading';
  useEffect(() => {
    if (begun === null) return;
    if (isGone) session.forget();
    else if (isComplete) session.markSent();
  }, [begun, isGone, isComplete, session]);
}

function rulesOf({ converts, formats, most_bytes: most, most_seconds: seconds }: VideoRules): string {
  const values = { formats: listInWords(formats, 'or'), most: megabytes(most), minutes: Math.floor(seconds / 60) };
  return converts ? t('upload.converted', values) : t('upload.kept', values);
}

function goOnOf({ sent, bytes }: StoredUpload): string {
  return t('upload.goOn', { percent: percentOf(sent, bytes), sent: megabytes(sent), total: megabytes(bytes) });
}
