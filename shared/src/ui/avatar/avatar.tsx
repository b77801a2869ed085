import { useState } from 'react';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './avatar.module.css';

export type AvatarProps = {
  readonly src?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly className?: string;
};

/** Small photo, else initials, else a neutral figure. Hidden from screen readers, because the name stands beside it. */
export function Avatar({ src, firstName, lastName, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const initials = [firstName, lastName].map((name) => Array.from(name?.trim() ?? '')[0] ?? '').join('');
  if (src && src !== failed) {
    return (
      <span className={joinClasses(styles.avatar, className)} aria-hidden="true">
        <img src={src} alt="" width={48} height={48} onError={() => setFailed(src)} />
      </span>
    );
  }
  return (
    <span className={joinClasses(styles.avatar, initials ? styles.initials : styles.nobody, className)} aria-hidden="true">
      {initials ? initials.toUpperCase() : <Icon name="user" />}
    </span>
  );
}
