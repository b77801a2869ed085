import { endSession, hasCode, refusalOf } from '@alltalent/shared/api';
import { openJoinPanelAtom } from '@alltalent/shared/state';
import { Alert, Button } from '@alltalent/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router';
import { t } from '../../messages';
import { passkeyFailure } from './passkeys';
import styles from './second-step.module.css';

/** Why a part of the second step failed; a login that is too old offers the way to a new one. */
export function Refusal({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined) return null;
  if (hasCode(error, 'FRESH_CODE_NEEDED')) return <LoginAgain />;
  return <Alert kind="error">{passkeyFailure(error) ?? refusalOf(error)}</Alert>;
}

function LoginAgain() {
  const queryClient = useQueryClient();
  const openJoinPanel = useSetAtom(openJoinPanelAtom);
  const { pathname, search } = useLocation();
  const logInAgain = async () => {
    // The login below makes a new session, whatever becomes of this one.
    await endSession(queryClient).catch(() => undefined);
    openJoinPanel(pathname + search);
  };
  return (
    <div className={styles.again}>
      <Alert kind="info">{t('secondStep.logInAgain')}</Alert>
      <Button variant="ink" onClick={() => void logInAgain()}>
        {t('secondStep.logInAgainYes')}
      </Button>
    </div>
  );
}
