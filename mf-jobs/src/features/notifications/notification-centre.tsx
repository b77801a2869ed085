import { ErrorState, Skeleton, useDelayed } from '@alltalent/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MailChoice } from './mail-choice';
import { NotificationFilter } from './notification-filter';
import { NotificationList } from './notification-list';
import css from './notifications.module.css';
import { notificationsQuery } from './notifications.query';
import { useGroup } from './use-group';

/** Notifications of the user, with the filter and the choice of mails. */
export function NotificationCentre() {
  const group = useGroup();
  const query = useInfiniteQuery(notificationsQuery(group));
  const { data, error, refetch, dataUpdatedAt, isPlaceholderData } = query;
  const [first] = data?.pages ?? [];
  const notifications = data?.pages.flatMap((page) => page.data) ?? [];
  const hasMessages =
    group === 'messages' || (first?.unread.messages ?? 0) > 0 || notifications.some((notification) => notification.group === 'messages');
  const earlier = { isPending: query.isFetchingNextPage, show: () => void query.fetchNextPage() };
  return (
    <div className={css.page}>
      <aside className={css.side}>
        <h1>Notifications</h1>
        <NotificationFilter group={group} unread={first?.unread} hasMessages={hasMessages} />
        {first && <MailChoice mail={first.mail} hasMessages={hasMessages} />}
      </aside>
      {first && (
        <NotificationList
          notifications={notifications}
          group={group}
          now={new Date(dataUpdatedAt)}
          isWaiting={isPlaceholderData}
          earlier={query.hasNextPage ? earlier : undefined}
        />
      )}
      {!first && error && <ErrorState title="Your notifications did not load" error={error} onRetry={() => void refetch()} />}
      {!first && !error && <NotificationsLoading />}
    </div>
  );
}

function NotificationsLoading() {
  const isShown = useDelayed(true);
  return (
    <div className={css.loading} role="status" aria-label="Loading your notifications">
      {isShown && Array.from({ length: 5 }, (_, index) => <Skeleton key={index} shape="block" height="4.5rem" />)}
    </div>
  );
}
