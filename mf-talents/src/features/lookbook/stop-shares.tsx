import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { Button, Notice } from '@alltalent/shared/ui';
import { useMutation } from '@tanstack/react-query';
import css from './stop-shares.module.css';

type StopSharesProps = {
  readonly token: string;
  /** Not told before the passcode. */
  readonly senderName?: string;
};

/** For somebody who never wanted the message. */
export function StopShares({ token, senderName = 'the sender' }: StopSharesProps) {
  const { mutate, isPending, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => request(ENDPOINTS.stopShares, { token }),
  });
  return (
    <aside className={`wrap ${css.stop}`} aria-label="Unwanted message">
      {data ? (
        <Notice kind="ok">{data.message}</Notice>
      ) : (
        <>
          <p>You do not know {senderName}, or want no such messages?</p>
          <Button variant="line" size="small" isPending={isPending} onClick={() => mutate()}>
            Send me no more of these
          </Button>
        </>
      )}
      {error && <Notice kind="error">{messageOf(error)}</Notice>}
    </aside>
  );
}
