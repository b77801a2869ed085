import { messageOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, longDayInIndia } from '@alltalent/shared/contracts';
import { Button, Alert } from '@alltalent/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages';
import { accountQuery } from './account.query';
import styles from './account.module.css';

/** The account is on its way out, and how to stop that. */
export function PendingDeletion({ dueAt }: { readonly dueAt: string }) {
  const queryClient = useQueryClient();
  const { error, isPending, mutate } = useMutation({
    mutationFn: () => request(ENDPOINTS.keepAccount, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }),
  });
  return (
    <div className={styles.sheet} role="status">
      <h3>Your account will be deleted on {longDayInIndia(dueAt)}</h3>
      <p className="muted">{t('deletion.pending')}</p>
      {error && !isPending && <Alert kind="error">{messageOf(error)}</Alert>}
      <Button isPending={isPending} onClick={() => mutate()}>
        Keep my account
      </Button>
    </div>
  );
}
