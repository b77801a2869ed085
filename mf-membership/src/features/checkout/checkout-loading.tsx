import { Skeleton, useDelayed } from '@alltalent/shared/ui';
import { t } from '../../messages';
import styles from './checkout.module.css';

export function CheckoutLoading() {
  const isShown = useDelayed(true);
  return (
    <div className={styles.layout} role="status" aria-busy="true" aria-label={t('checkout.loading')}>
      <div className={styles.side}>{isShown && <Skeleton shape="card" height="22rem" />}</div>
      <div>{isShown && <Skeleton shape="card" height="32rem" />}</div>
    </div>
  );
}
