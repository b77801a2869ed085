import type { UserDetails } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import styles from './account-area.module.css';
import { useUnreadNotifications } from './use-unread-notifications';

const MOST_SHOWN = 99;

type NotificationBellProps = { readonly user: UserDetails; readonly roles: readonly string[] };

/** Link to the notifications with the number of unread ones. */
export function NotificationBell({ user, roles }: NotificationBellProps) {
  const unread = useUnreadNotifications(user, roles);
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
