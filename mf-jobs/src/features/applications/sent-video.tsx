import { request } from '@alltalent/shared/api';
import { ENDPOINTS, type OwnApplication } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { AskDialog } from '@alltalent/shared/ui/ask-dialog';
import { Button } from '@alltalent/shared/ui';
import { VideoCaptions, VideoPlayer } from '@alltalent/shared/ui/video-player';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { tapeText } from '../../domain/tape/messages';
import { ownApplicationsQuery } from './applications.query';
import css from './self-tape.module.css';

export type SentVideoProps = {
  readonly videoId: string;
  readonly application: Pick<OwnApplication, 'role' | 'job'>;
  readonly children: ReactNode;
};

/** The uploaded video that the client has: it can be played, captioned and removed. */
export function SentVideo({ videoId, application, children }: SentVideoProps) {
  const { role } = application;
  return (
    <div className={css.video}>
      <p>{tapeText('tape.sentVideo')}</p>
      <VideoPlayer id={videoId} title={tapeText('tape.videoTitle', { role })} />
      <VideoCaptions id={videoId} />
      <div className={css.sent}>
        {children}
        <RemoveTape videoId={videoId} application={application} />
      </div>
    </div>
  );
}

function RemoveTape({ videoId, application: { role, job } }: Pick<SentVideoProps, 'videoId' | 'application'>) {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => request(ENDPOINTS.removeVideo, { id: videoId }),
    onSuccess: async () => {
      addToast({ kind: 'info', text: tapeText('tape.removed', { role }) });
      setIsAsking(false);
      await queryClient.invalidateQueries({ queryKey: ownApplicationsQuery.queryKey });
    },
  });
  return (
    <>
      <Button variant="line" size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {tapeText('tape.remove')}
      </Button>
      <AskDialog
        title={tapeText('tape.removeTitle')}
        yes={tapeText('tape.remove')}
        no={tapeText('tape.keep')}
        isOpen={isAsking}
        isPending={isPending}
        error={error}
        onYes={() => mutate()}
        onClose={() => setIsAsking(false)}
      >
        {tapeText('tape.removeText', { role, client: job.posted_by })}
      </AskDialog>
    </>
  );
}
