import { ApiError, messageOf, request, requestIdOf } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Button, Alert, TextLink } from '@alltalent/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import styles from './unlock.module.css';

/** Opens the login with the token of the mail; a press of the button, so that no mail scanner does it. */
export function UnlockView({ token }: { readonly token: string }) {
  const { data, error, isPending, mutate } = useMutation({ mutationFn: () => request(ENDPOINTS.unlock, { token }) });
  if (data) {
    return (
      <UnlockText title="Your login is open" lede={data.message || 'You can log in again.'}>
        <LoginButton />
      </UnlockText>
    );
  }
  if (token === '') return <NoUse lede="The link is not complete. Open it once more from the mail, or copy the whole of it." />;
  if (isRefused(error) && !isPending) return <NoUse lede={messageOf(error)} requestId={requestIdOf(error)} />;
  return (
    <UnlockText
      title="Open your login"
      lede="Too many wrong codes were entered for your account, so we locked its login. Was it you? Then open it here."
    >
      {error && !isPending && <Alert kind="error">{messageOf(error)}</Alert>}
      <Button isPending={isPending} onClick={() => mutate()}>
        Open my login
      </Button>
      <p className={`muted ${styles.small}`}>
        It was not you? Nobody got in, and where you are logged in you stay so. Open the login when you want to use it.
      </p>
    </UnlockText>
  );
}

function NoUse({ lede, requestId }: { readonly lede: string; readonly requestId?: string | undefined }) {
  return (
    <UnlockText title="This link does not work" lede={lede}>
      <p>
        A link works once, and only for a while. Try to log in: if your login is still locked, a new mail with a new link comes. Nothing
        helps? <TextLink to="/contactus">Write to support</TextLink>.
      </p>
      <LoginButton />
      {requestId && <p className={`muted num ${styles.small}`}>Reference {requestId}</p>}
    </UnlockText>
  );
}

type UnlockTextProps = { readonly title: string; readonly lede: string; readonly children: ReactNode };

function UnlockText({ title, lede, children }: UnlockTextProps) {
  return (
    <div className={styles.text}>
      <h1 className={styles.title}>{title}</h1>
      <p className="lede" role="status">
        {lede}
      </p>
      {children}
    </div>
  );
}

function LoginButton() {
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  return <Button onClick={() => openJoinPanel('/')}>Login / My Account</Button>;
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404, 422].includes(error.problem.status);
}
