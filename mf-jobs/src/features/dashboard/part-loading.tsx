import { Skeleton } from '@alltalent/shared/ui';
import styles from './dashboard.module.css';

type PartLoadingProps = { readonly label: string; readonly isShown: boolean; readonly rows?: number; readonly height?: string };

/** Placeholder that reserves the height of a list while it loads. */
export function PartLoading({ label, isShown, rows = 4, height = '6rem' }: PartLoadingProps) {
  return (
    <div className={styles.loading} role="status" aria-label={label}>
      {isShown && Array.from({ length: rows }, (_, index) => <Skeleton key={index} shape="block" height={height} />)}
    </div>
  );
}
