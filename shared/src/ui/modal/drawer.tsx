import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { joinClasses } from '../join-classes';
import styles from './modal.module.css';
import { useModal } from './use-modal';
import { usePresence } from './use-presence';

export type DrawerProps = {
  readonly isOpen: boolean;
  /** Esc, the backdrop and the close button. */
  readonly onClose: () => void;
  /** Names the dialog; not shown. */
  readonly label: string;
  readonly children: ReactNode;
  readonly side?: 'end' | 'start';
  readonly hasCloseButton?: boolean;
  readonly className?: string;
  /** True: the page's address says that it is open, so Back closes it by leaving that address. */
  readonly isInUrl?: boolean;
};

/** A panel from the side. The content fills it; the close button floats over its upper end corner. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onClose, label, children, side = 'end', hasCloseButton = true, className, isInUrl = false } = props;
  const isPresent = usePresence(isOpen);
  const ref = useModal(isOpen, onClose);
  if (!isPresent) return null;
  return (
    <dialog
      ref={ref}
      className={joinClasses(styles.modal, styles.drawer, styles[side], className)}
      aria-label={label}
      tabIndex={-1}
      data-in-address={isInUrl || undefined}
    >
      {hasCloseButton && <IconButton label="Close" icon="close" className={styles.close} onClick={onClose} />}
      <div className={styles.scroller}>{children}</div>
    </dialog>
  );
}
