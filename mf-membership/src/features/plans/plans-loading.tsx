import { Skeleton } from '@alltalent/shared/ui';
import { t } from '../../messages';
import styles from './plans.module.css';

const PLANS = [0, 1, 2] as const;

export function PlansLoading({ isShown }: { readonly isShown: boolean }) {
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label={t('plans.loading')}>
      {isShown && PLANS.map((plan) => <Skeleton key={plan} shape="card" height="30rem" />)}
    </div>
  );
}
