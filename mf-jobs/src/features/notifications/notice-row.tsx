import { type Notification, timeInIndia } from '@alltalent/shared/contracts';
import { ButtonLink } from '@alltalent/shared/ui';
import { useRef } from 'react';
import { Link } from 'react-router';
import { NoticePicture } from './notice-picture';
import css from './notice-row.module.css';

type NoticeRowProps = { readonly notice: Notification; readonly onRead: (id: number) => void };

/** Something that happened; following it marks it as read. */
export function NoticeRow({ notice: { id, group, title, text, path, action, image, at, is_read }, onRead }: NoticeRowProps) {
  const way = useRef<HTMLAnchorElement>(null);
  const markRead = () => {
    if (!is_read) onRead(id);
  };
  const handleDot = () => {
    markRead();
    // The dot goes; whoever pressed it stays at its line.
    way.current?.focus();
  };
  return (
    <li className={css.notice} data-new={is_read ? undefined : ''}>
      <NoticePicture group={group} image={image} />
      <Link ref={way} className={css.words} to={path} onClick={markRead} onAuxClick={markRead}>
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
      {!is_read && <button type="button" className={css.dot} aria-label={`Mark as read: ${title}`} onClick={handleDot} />}
    </li>
  );
}
