import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import { ChairArt } from './state-art';
import styles from './state.module.css';

export type EmptyStateProps = {
  readonly title: string;
  /** One sentence. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly art?: ReactNode;
  readonly headingLevel?: 2 | 3;
  readonly className?: string;
};

export function EmptyState({ title, children, action, art = <ChairArt />, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={joinClasses(styles.state, className)}>
      {art}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className="muted">{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
