import { refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { Alert, Button } from '@alltalent/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { outbox } from '../../domain/decisions/decisions';
import { useLeaveOffice } from '../../domain/office-page/confirming';
import { officeSessionQuery } from '../../domain/office-session/office-session.query';
import { t } from '../../messages';
import styles from './security.module.css';

/** Closes the office in this browser; the login stays. */
export function CloseOffice() {
  const queryClient = useQueryClient();
  const leave = useLeaveOffice();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await outbox.flush();
      await request(ENDPOINTS.leaveOffice, {});
    },
    onSuccess: () => {
      leave();
      void queryClient.invalidateQueries({ queryKey: officeSessionQuery.queryKey });
    },
  });
  return (
    <section className={styles.part} aria-labelledby="close">
      <h2 id="close" className={styles.heading}>
        {t('security.close')}
      </h2>
      <p>{t('security.closeText')}</p>
      {error !== null && !isPending && <Alert kind="error">{refusalOf(error)}</Alert>}
      <Button variant="line" size="small" icon="lock" isPending={isPending} onClick={() => mutate()}>
        {t('security.closeYes')}
      </Button>
    </section>
  );
}
