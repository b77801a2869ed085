import { refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type OfficeSession } from '@alltalent/shared/contracts';
import { Alert, Button, Dialog } from '@alltalent/shared/ui';
import { lazySection } from '@alltalent/shared/ui/lazy-section';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfirmed } from '../../domain/office-page/confirming';
import { storeOfficeSession } from '../../domain/office-session/office-session.query';
import type { RecoveryCodesProps } from '../../domain/second-step/recovery-codes';
import { t } from '../../messages';
import styles from './security.module.css';

const FEW = 3;

const RecoveryCodes = lazySection<RecoveryCodesProps>({
  name: 'office.recovery-codes',
  load: () =>
    import(/* webpackChunkName: "office.second-step" */ '../../domain/second-step/recovery-codes').then((part) => part.RecoveryCodes),
  loading: t('security.codesLoading'),
  failure: t('security.codesLost'),
  height: '16rem',
});

/** How many recovery codes are left, and the way to new ones. */
export function NewRecoveryCodes({ session: { recovery_codes_left: left } }: { readonly session: OfficeSession }) {
  const queryClient = useQueryClient();
  const confirmed = useConfirmed();
  const { mutate, data, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: () => confirmed(() => request(ENDPOINTS.newRecoveryCodes, {})),
  });
  const handleKept = () => {
    if (data) storeOfficeSession(queryClient, data.data);
    reset();
  };
  return (
    <section className={styles.part} aria-labelledby="codes">
      <h2 id="codes" className={styles.heading}>
        {t('security.codes')}
      </h2>
      <p>{t('security.codesLeft', { left })}</p>
      {left < FEW && <Alert kind="info">{t('security.fewCodes')}</Alert>}
      {error !== null && !isPending && <Alert kind="error">{refusalOf(error)}</Alert>}
      <Button variant="line" size="small" isPending={isPending} onClick={() => mutate()}>
        {t('security.newCodes')}
      </Button>
      {data && (
        // Closing does not lose them unread: the codes stay until they are said to be kept.
        <Dialog isOpen onClose={() => undefined} title={t('security.newCodesTitle')}>
          <RecoveryCodes codes={data.recovery_codes} onKept={handleKept} />
        </Dialog>
      )}
    </section>
  );
}
