import { useMayChange } from '@alltalent/shared/api';
import { type Notification, NOTIFICATION_GROUP_LABELS, type NotificationGroup } from '@alltalent/shared/contracts';
import { Button, ButtonLink, EmptyState, TextLink } from '@alltalent/shared/ui';
import { useRef, useState } from 'react';
import { BellArt } from './bell-art';
import { NotificationDays } from './notification-days';
import css from './notifications.module.css';
import { useReadNotifications } from './use-read-notifications';

type NotificationListProps = {
  readonly notifications: readonly Notification[];
  readonly group: NotificationGroup | undefined;
  readonly now: Date;
  readonly isWaiting: boolean;
  /** Undefined when everything is shown. */
  readonly earlier: { readonly isPending: boolean; readonly show: () => void } | undefined;
};

export function NotificationList({ notifications, group, now, isWaiting, earlier }: NotificationListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const read = useReadNotifications();
  const mayChange = useMayChange();
  const unread = notifications.filter(({ is_read }) => !is_read).map(({ id }) => id);
  const readAll = () => {
    const until = notifications[0]?.id;
    read(group === undefined && until !== undefined ? { until } : { ids: unread.slice(0, 100) });
    setSaid(group === undefined ? 'All read' : 'Read');
    list.current?.focus();
  };
  if (notifications.length === 0) return <NothingNew group={group} />;
  return (
    <div ref={list} tabIndex={-1} className={css.days} aria-busy={isWaiting}>
      <p className="vh" role="status">
        {said}
      </p>
      <NotificationDays
        notifications={notifications}
        now={now}
        onRead={(id) => read({ ids: [id] })}
        readAll={
          unread.length === 0 || !mayChange
            ? undefined
            : { label: group === undefined ? 'Mark all as read' : 'Mark these as read', run: readAll }
        }
      />
      {earlier && (
        <Button className={css.earlier} variant="line" isPending={earlier.isPending} onClick={earlier.show}>
          Show earlier
        </Button>
      )}
    </div>
  );
}

function NothingNew({ group }: Pick<NotificationListProps, 'group'>) {
  const action = (
    <ButtonLink variant="ink" to="/jobs">
      Find a gig
    </ButtonLink>
  );
  if (group === undefined) {
    return (
      <EmptyState title="You’re all caught up" art={<BellArt />} action={action}>
        New answers, invites and changes of your account land here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`Nothing under ${NOTIFICATION_GROUP_LABELS[group]}`}
      art={<BellArt />}
      action={<TextLink to="/notifications">Show all</TextLink>}
    />
  );
}
