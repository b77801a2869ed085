import type { Notification } from '@alltalent/shared/contracts';
import { TextButton } from '@alltalent/shared/ui';
import { type NotificationDay, byDay } from './notifications-by-day';
import { NotificationRow } from './notification-row';
import css from './notifications.module.css';

type NotificationDaysProps = {
  readonly notifications: readonly Notification[];
  readonly now: Date;
  readonly onRead: (id: number) => void;
  /** Undefined when there is nothing to mark. */
  readonly readAll: { readonly label: string; readonly run: () => void } | undefined;
};

/** Day by day, the newest first. */
export function NotificationDays({ notifications, now, onRead, readAll }: NotificationDaysProps) {
  return byDay(notifications, now).map((day, index) => (
    <Day key={day.day} {...day} onRead={onRead} readAll={index === 0 ? readAll : undefined} />
  ));
}

function Day({ day, title, notifications, onRead, readAll }: NotificationDay & Pick<NotificationDaysProps, 'onRead' | 'readAll'>) {
  const id = `day-${day}`;
  return (
    <section className={css.day} aria-labelledby={id}>
      <div className={css.dayHeader}>
        <h2 id={id}>{title}</h2>
        {readAll && <TextButton onClick={readAll.run}>{readAll.label}</TextButton>}
      </div>
      <ol className={css.list}>
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onRead={onRead} />
        ))}
      </ol>
    </section>
  );
}
