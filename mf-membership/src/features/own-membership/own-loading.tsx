import { Skeleton } from '@alltalent/shared/ui';
import { t } from '../../messages';
import styles from './own.module.css';

const PARTS = [0, 1, 2] as const;

export function OwnLoading({ isShown }: { readonly isShown: boolean }) {
  return (
    <div role="status" aria-busy="true" aria-label={t('own.loading')}>
      {PARTS.map((part) => (
        <div key={part} className={styles.part}>
          <div className={styles.header}>{isShown && <Skeleton width="9rem" height="1.75rem" />}</div>
          <div className={styles.body}>{isShown && <Skeleton shape="card" height="8rem" />}</div>
        </div>
      ))}
    </div>
  );
}
