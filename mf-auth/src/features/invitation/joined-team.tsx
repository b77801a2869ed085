import { OWN_DATA, refusalOf, sessionQuery, switchAccount } from '@alltalent/shared/api';
import type { JoinedResponse } from '@alltalent/shared/contracts';
import { Alert, Button, TextLink } from '@alltalent/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '../../messages';
import styles from './invitation.module.css';

/** After the acceptance: a way into the account at once, or later. */
export function JoinedTeam({ message, data }: JoinedResponse) {
  const queryClient = useQueryClient();
  const use = useMutation({ networkMode: 'always', mutationFn: () => switchAccount(data.account_id, '/client/dashboard') });
  useEffect(() => {
    // The menus list the accounts that the person can use.
    void queryClient.invalidateQueries({ queryKey: [OWN_DATA] });
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [queryClient]);
  return (
    <>
      <p role="status">{message}</p>
      {use.error !== null && !use.isPending && <Alert kind="error">{refusalOf(use.error)}</Alert>}
      <div className={styles.actions}>
        <Button isPending={use.isPending} onClick={() => use.mutate()}>
          {t('invitation.use')}
        </Button>
        <TextLink to="/account/team">{t('invitation.later')}</TextLink>
      </div>
    </>
  );
}
