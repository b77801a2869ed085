import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import styles from './badge.module.css';

export type BadgeProps = { readonly kind: 'premium' | 'verified' | 'soft'; readonly children: ReactNode; readonly className?: string };

export function Badge({ kind, children, className }: BadgeProps) {
  return (
    <span className={joinClasses(styles.badge, styles[kind], className)}>
      {kind === 'premium' && <Icon name="crown" isSolid />}
      {kind === 'verified' && <Icon name="shield" />}
      {children}
    </span>
  );
}
