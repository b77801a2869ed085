import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { Button, Dialog, Alert, TextButton } from '@alltalent/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../messages';
import css from './stop-shares.module.css';

type StopSharesProps = {
  readonly token: string;
  /** Undefined until the passcode has been entered. */
  readonly senderName?: string;
};
type StopRequest = 'stop' | 'resume';

/** Stops further shares from the sender of the link: asks for confirmation, and can be undone. */
export function StopShares({ token, senderName = 'the sender' }: StopSharesProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, data, variables, error } = useMutation({
    networkMode: 'always',
    mutationFn: (stopRequest: StopRequest) => request(stopRequest === 'stop' ? ENDPOINTS.stopShares : ENDPOINTS.resumeShares, { token }),
    onSettled: () => setIsAsking(false),
  });
  const isStopped = data !== undefined && variables === 'stop';
  const footer = (
    <>
      <Button variant="ink" isPending={isPending} onClick={() => mutate('stop')}>
        {t('lookbook.stopYes')}
      </Button>
      <TextButton onClick={() => setIsAsking(false)}>Cancel</TextButton>
    </>
  );
  return (
    <aside className={`wrap ${css.stop}`} aria-label="Unwanted message">
      {data && <Alert kind="ok">{data.message}</Alert>}
      {isStopped ? (
        <Button variant="line" size="small" isPending={isPending} onClick={() => mutate('resume')}>
          {t('lookbook.stopUndo')}
        </Button>
      ) : (
        <>
          <p>You do not know {senderName}, or want no such messages?</p>
          <Button variant="line" size="small" onClick={() => setIsAsking(true)}>
            Send me no more of these
          </Button>
        </>
      )}
      {error && <Alert kind="error">{messageOf(error)}</Alert>}
      <Dialog isOpen={isAsking} onClose={() => setIsAsking(false)} title={t('lookbook.stopTitle', { sender: senderName })} footer={footer}>
        <p>{t('lookbook.stopQuestion', { sender: senderName.replace(/^the /u, 'The ') })}</p>
      </Dialog>
    </aside>
  );
}
