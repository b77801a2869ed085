import type { UserDetails } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import styles from './account-area.module.css';
import { UnreadBadge } from './unread-badge';
import { useUnreadNotifications } from './use-unread-notifications';

type NotificationBellProps = { readonly user: UserDetails; readonly roles: readonly string[] };

/** Link to the notifications with the number of unread ones. */
export function NotificationBell({ user, roles }: NotificationBellProps) {
  const unread = useUnreadNotifications(user, roles);
  const label = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications, none unread';
  return (
    <Link className={styles.bell} to="/notifications" aria-label={label}>
      <Icon name="bell" />
      <UnreadBadge count={unread} />
    </Link>
  );
}
