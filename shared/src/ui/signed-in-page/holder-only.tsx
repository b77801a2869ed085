import { messageOf, switchAccount } from '@alltalent/shared/api';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { UserDetails } from '../../contracts/auth/users';
import { MESSAGES } from '../../contracts/core/messages';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { EmptyState } from '../state/empty-state';
import styles from './signed-in-page.module.css';

type HolderOnlyProps = { readonly title: string; readonly user: UserDetails };

/** What a page about the account itself shows while somebody else's account is in use: the way to the same page of the own one. */
export function HolderOnly({ title, user }: HolderOnlyProps) {
  const { pathname, search, hash } = useLocation();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const goBack = () => {
    setIsPending(true);
    setFailure(null);
    switchAccount(user.acting?.person_id ?? '', pathname + search + hash).catch((error: unknown) => {
      setIsPending(false);
      setFailure(messageOf(error));
    });
  };
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <EmptyState
        title={MESSAGES.holderOnly}
        action={
          <Button variant="ink" isPending={isPending} onClick={goBack}>
            {MESSAGES.toOwnAccount}
          </Button>
        }
      >
        {MESSAGES.holderOnlyAdvice}
      </EmptyState>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
    </>
  );
}
