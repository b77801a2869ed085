import { Icon } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import styles from './account-area.module.css';

const MOST_SHOWN = 99;

export function NotificationBell({ unread }: { readonly unread: number }) {
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications, none unread';
  return (
    <Link className={styles.bell} to="/notifications" aria-label={label}>
      <Icon name="bell" />
      {unread > 0 && (
        <span className={`${styles.unread} num`} aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  );
}
