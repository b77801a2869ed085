import { endSession, hasCode, refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Alert, Button } from '@alltalent/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useSearchParams } from 'react-router';
import { t } from '../../messages';
import styles from './invitation.module.css';

const OFFICE = '/office';

/** Accepts the invitation of the address with the account that is logged in. */
export function AcceptInvitation({ email }: { readonly email: string }) {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { mutate, data, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => request(ENDPOINTS.acceptStaffInvitation, { token }),
  });
  if (data) return <Joined />;
  return (
    <div className={styles.invitation}>
      <h1 className={styles.title}>{t('invitation.title')}</h1>
      <p>{t('invitation.text', { email })}</p>
      {error !== null && !isPending && (
        <Alert kind="error">{hasCode(error, 'NOT_FOUND') ? t('invitation.unknown', { email }) : refusalOf(error)}</Alert>
      )}
      <Button isPending={isPending} onClick={() => mutate()}>
        {t('invitation.accept')}
      </Button>
    </div>
  );
}

/** A session keeps the roles it began with, so the office opens after a new login. */
function Joined() {
  const queryClient = useQueryClient();
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const logInAgain = async () => {
    // The login below makes a new session, whatever becomes of this one.
    await endSession(queryClient).catch(() => undefined);
    openJoinPanel(OFFICE);
  };
  return (
    <div className={styles.invitation}>
      <h1 className={styles.title}>{t('invitation.joinedTitle')}</h1>
      <p role="status">{t('invitation.joined')}</p>
      <Button onClick={() => void logInAgain()}>{t('secondStep.logInAgainYes')}</Button>
    </div>
  );
}
