import { useState } from 'react';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './avatar.module.css';

export type AvatarProps = {
  readonly address?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly className?: string;
};

/** A small photo, else initials, else a neutral figure. The name stands beside it, so it is not read aloud. */
export function Avatar({ address, firstName, lastName, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const initials = [firstName, lastName].map((name) => Array.from(name?.trim() ?? '')[0] ?? '').join('');
  if (address && address !== failed) {
    return (
      <span className={joinClasses(styles.avatar, className)} aria-hidden="true">
        <img src={address} alt="" width={48} height={48} onError={() => setFailed(address)} />
      </span>
    );
  }
  return (
    <span className={joinClasses(styles.avatar, initials ? styles.initials : styles.nobody, className)} aria-hidden="true">
      {initials ? initials.toLocaleUpperCase() : <Icon name="user" />}
    </span>
  );
}
