import { useDelayed } from '@alltalent/shared/ui';
import { PageSectionsLoading } from '@alltalent/shared/ui/page-section';
import styles from './account.module.css';

/** The account's sections, in their places. */
export function AccountLoading() {
  const isShown = useDelayed(true);
  return (
    <div className={styles.layout}>
      <div className={styles.nav} />
      <PageSectionsLoading label="Loading your account" isShown={isShown} hasLedes />
    </div>
  );
}
