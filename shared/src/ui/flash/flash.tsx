import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './flash.module.css';

export type FlashProps = {
  readonly kind: 'ok' | 'error';
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A message that came with the page; it stays until it is closed. */
export function Flash({ kind, onClose, children, className }: FlashProps) {
  return (
    <div className={joinClasses(styles.flash, styles[kind], className)} role="status">
      <Icon name={kind === 'ok' ? 'check' : 'alert'} />
      <p>{children}</p>
      <IconButton label="Close message" icon="close" onClick={onClose} />
    </div>
  );
}
