import type { Session } from '@alltalent/shared/api';
import { Button } from '@alltalent/shared/ui';
import { t } from '../../messages';
import styles from './acting-bar.module.css';
import { useAccountSwitch } from './use-account-switch';

/** Line above the page while the account of somebody else is in use, with the way back to the own one. */
export function ActingBar({ viewer }: { readonly viewer: Session }) {
  const { switchingTo, switchTo } = useAccountSwitch();
  if (viewer.status !== 'ready' || !viewer.user.acting) return null;
  const { first_name: first, last_name: last, acting } = viewer.user;
  return (
    <aside className={`ink ${styles.bar}`} aria-label={t('acting.label')}>
      <p className={styles.text}>{t('acting.account', { name: `${first} ${last}`.trim(), standing: acting.standing })}</p>
      <Button
        variant="line"
        size="small"
        isPending={switchingTo !== null}
        onClick={() => switchTo({ account_id: acting.person_id, standing: 'holder' })}
      >
        {t('acting.back')}
      </Button>
    </aside>
  );
}
