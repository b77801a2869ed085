import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { joinClasses } from '../join-classes';
import styles from './notice.module.css';

export type NoticeProps = { readonly kind: 'info' | 'ok' | 'error'; readonly children: ReactNode; readonly className?: string };

const ICONS = { info: 'info', ok: 'check', error: 'alert' } as const satisfies Record<NoticeProps['kind'], IconName>;

/** A message in its place on the page; read aloud when it appears. */
export function Notice({ kind, children, className }: NoticeProps) {
  return (
    <div className={joinClasses(styles.notice, styles[kind], className)} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name={ICONS[kind]} />
      <div>{children}</div>
    </div>
  );
}
