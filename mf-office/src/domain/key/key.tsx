import { joinClasses } from '@alltalent/shared/ui';
import styles from './key.module.css';

type KeyProps = {
  readonly name: string;
  /** Read out by screen readers, where no `aria-keyshortcuts` names the key. */
  readonly isRead?: boolean;
  readonly className?: string | undefined;
};

/** A key of the keyboard, as it is printed on it. */
export function Key({ name, isRead = false, className }: KeyProps) {
  return (
    <kbd className={joinClasses(styles.key, className)} aria-hidden={isRead ? undefined : true}>
      {name}
    </kbd>
  );
}
