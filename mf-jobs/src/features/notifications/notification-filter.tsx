import {
  NOTIFICATION_GROUP_LABELS,
  NOTIFICATION_GROUPS,
  type NotificationGroup,
  type NotificationsResponse,
} from '@alltalent/shared/contracts';
import { Link } from 'react-router';
import css from './notifications.module.css';

type NotificationFilterProps = {
  readonly group: NotificationGroup | undefined;
  /** Undefined while nobody knows. */
  readonly unread: NotificationsResponse['unread'] | undefined;
  readonly hasMessages: boolean;
};

/** What the list is narrowed to, with what is unread of each. */
export function NotificationFilter({ group, unread, hasMessages }: NotificationFilterProps) {
  const groups = NOTIFICATION_GROUPS.filter((each) => each !== 'messages' || hasMessages);
  return (
    <nav className={css.filter} aria-label="Filter">
      <FilterLink to="/notifications" label="All" unread={unread?.all} isCurrent={group === undefined} isSum />
      {groups.map((each) => (
        <FilterLink
          key={each}
          to={`/notifications?group=${each}`}
          label={NOTIFICATION_GROUP_LABELS[each]}
          unread={unread?.[each]}
          isCurrent={each === group}
        />
      ))}
    </nav>
  );
}

type FilterLinkProps = {
  readonly to: string;
  readonly label: string;
  readonly unread: number | undefined;
  readonly isCurrent: boolean;
  readonly isSum?: boolean;
};

function FilterLink({ to, label, unread, isCurrent, isSum = false }: FilterLinkProps) {
  return (
    <Link to={to} replace preventScrollReset aria-current={isCurrent ? 'true' : undefined}>
      {label}
      {unread !== undefined && (
        <span className="num">
          {' '}
          {unread}
          {isSum && unread > 0 ? ' new' : <span className="vh"> new</span>}
        </span>
      )}
    </Link>
  );
}
