import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { joinClasses } from '../join-classes';
import styles from './alert.module.css';

export type AlertProps = { readonly kind: 'info' | 'ok' | 'error'; readonly children: ReactNode; readonly className?: string };

const ICONS = { info: 'info', ok: 'check', error: 'alert' } as const satisfies Record<AlertProps['kind'], IconName>;

/** Message within a page; screen readers announce it when it appears, an error at once. */
export function Alert({ kind, children, className }: AlertProps) {
  return (
    <div className={joinClasses(styles.alert, styles[kind], className)} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} />
      <div>{children}</div>
    </div>
  );
}
