import { Icon, joinClasses } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import styles from './account-area.module.css';
import { UnreadBadge } from './unread-badge';
import { useUnreadMessages } from './use-unread-messages';

/** Link to the messages with the number of unread ones. */
export function MessagesLink() {
  const unread = useUnreadMessages();
  const label = unread > 0 ? `Messages, ${unread} unread` : 'Messages, none unread';
  return (
    <Link className={joinClasses(styles.bell, styles.messages)} to="/messages" aria-label={label}>
      <Icon name="chat" />
      <UnreadBadge count={unread} />
    </Link>
  );
}
