import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './toast.module.css';

export type ToastProps = {
  readonly kind: 'info' | 'error';
  readonly children: ReactNode;
  /** 'Undo', 'Retry' */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly onClose: () => void;
};

/** One short message over the page. Where toasts stand and how long is their list's business. */
export function Toast({ kind, children, action, onClose }: ToastProps) {
  return (
    <div className={joinClasses(styles.toast, kind === 'error' && styles.error)} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={kind === 'error' ? 'alert' : 'check'} />
      <span className={styles.text}>{children}</span>
      {action && (
        <button type="button" onClick={action.onClick}>
          {action.label}
        </button>
      )}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
