import { type ReactNode, useId } from 'react';
import { IconButton } from '../button/icon-button';
import { joinClasses } from '../join-classes';
import styles from './modal.module.css';
import { useModal } from './use-modal';
import { usePresence } from './use-presence';

export type DialogProps = {
  readonly isOpen: boolean;
  /** Esc, the backdrop and the close button. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly className?: string;
};

/** A question over the page; a sheet over the whole screen on a phone. Its children exist only while it is shown. */
export function Dialog({ isOpen, onClose, title, children, footer, className }: DialogProps) {
  const isPresent = usePresence(isOpen);
  const ref = useModal(isOpen, onClose);
  const titleId = useId();
  if (!isPresent) return null;
  return (
    <dialog ref={ref} className={joinClasses(styles.modal, styles.dialog, className)} aria-labelledby={titleId} tabIndex={-1}>
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label="Close" icon="close" onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
