import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { LampArt } from './state-art';
import styles from './state.module.css';

export type ErrorStateProps = {
  readonly title: string;
  readonly detail?: string;
  /** Shown as a reference that support can look up. */
  readonly requestId?: string;
  readonly onRetry?: () => void;
  /** One row, for a section whose neighbours are fine. */
  readonly isCompact?: boolean;
  readonly headingLevel?: 2 | 3;
  readonly className?: string;
};

export function ErrorState(props: ErrorStateProps) {
  return props.isCompact ? <ErrorRow {...props} /> : <ErrorPanel {...props} />;
}

function ErrorPanel({ title, detail, requestId, onRetry, headingLevel = 2, className }: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={joinClasses(styles.state, className)} role="alert">
      <LampArt />
      <Heading className={styles.title}>{title}</Heading>
      {detail && <p className="muted">{detail}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button variant="ink" icon="retry" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {requestId && <p className={joinClasses(styles.reference, 'muted num')}>Reference {requestId}</p>}
    </div>
  );
}

function ErrorRow({ title, detail, requestId, onRetry, className }: ErrorStateProps) {
  return (
    <div className={joinClasses(styles.row, className)}>
      <div className={styles.rowText} role="alert">
        <Icon name="alert" />
        <div>
          <strong>{title}</strong>
          {detail && <span>{detail}</span>}
          {requestId && <span className={joinClasses(styles.reference, 'num')}>Reference {requestId}</span>}
        </div>
      </div>
      {onRetry && (
        <Button variant="line" size="small" icon="retry" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
