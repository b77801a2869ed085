import { Icon } from '@alltalent/shared/ui';
import styles from './fields.module.css';

/** Says why a job is not shown at once. */
export function StaffReadFirst() {
  return (
    <p className={styles.aside} role="status">
      <Icon name="shield" />
      <span>Staff read calls for minors or with intimacy before they are shown.</span>
    </p>
  );
}
