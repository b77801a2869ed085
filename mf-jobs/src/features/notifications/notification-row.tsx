import { useMayChange } from '@alltalent/shared/api';
import { type Notification, timeInIndia } from '@alltalent/shared/contracts';
import { ButtonLink } from '@alltalent/shared/ui';
import { useRef } from 'react';
import { Link } from 'react-router';
import { NotificationPicture } from './notification-picture';
import css from './notification-row.module.css';

type NotificationRowProps = { readonly notification: Notification; readonly onRead: (id: number) => void };

/** Row of a notification; following its link marks it as read, unless the reader may change nothing. */
export function NotificationRow({
  notification: { id, group, title, text, path, action, image, at, is_read },
  onRead,
}: NotificationRowProps) {
  const way = useRef<HTMLAnchorElement>(null);
  const mayChange = useMayChange();
  const markRead = () => {
    if (!is_read) onRead(id);
  };
  const handleDot = () => {
    markRead();
    // The button disappears; the focus stays on its row.
    way.current?.focus();
  };
  return (
    <li className={css.notification} data-new={is_read ? undefined : ''}>
      <NotificationPicture group={group} image={image} />
      <Link ref={way} className={css.text} to={path} onClick={markRead} onAuxClick={markRead}>
        <strong>
          {!is_read && <span className="vh">Unread: </span>}
          {title}
        </strong>
        {text !== '' && <span>{text}</span>}
      </Link>
      <span className={css.end}>
        <time className="num muted" dateTime={at}>
          {timeInIndia(at)}
        </time>
        {action !== '' && (
          <ButtonLink variant="line" size="small" to={path} onClick={markRead} onAuxClick={markRead}>
            {action}
            <span className="vh"> ({title})</span>
          </ButtonLink>
        )}
      </span>
      {!is_read && mayChange && <button type="button" className={css.dot} aria-label={`Mark as read: ${title}`} onClick={handleDot} />}
      {!is_read && !mayChange && <span className={css.dot} aria-hidden="true" />}
    </li>
  );
}
