import { hasCode, messageOf, requestIdOf } from '@alltalent/shared/api';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { joinClasses } from '../join-classes';
import { LampArt } from './state-art';
import styles from './state.module.css';

export type ErrorStateProps = {
  /** Sentence that names what did not load. */
  readonly title: string;
  /** Failure of the call, whose message is shown, with the reference that support can look up. */
  readonly error?: unknown;
  /** What to know or do beside the message. */
  readonly detail?: string;
  readonly onRetry?: () => void;
  /** One row, for a section whose neighbours are fine. */
  readonly isCompact?: boolean;
  readonly headingLevel?: 2 | 3;
  readonly className?: string;
};

type Shown = Pick<ErrorStateProps, 'title' | 'onRetry' | 'isCompact' | 'headingLevel' | 'className'> & {
  readonly detail: string;
  /** '' without an answer of the server. */
  readonly reference: string;
};

/** What failed and why, with a way to try again; in a view of the office, that the page is not shown there. */
export function ErrorState({ error, detail = '', ...props }: ErrorStateProps) {
  const shown = hasCode(error, 'VIEW_ONLY')
    ? { ...props, title: error.problem.title, detail: error.message, reference: '', onRetry: undefined }
    : { ...props, detail: [error ? messageOf(error) : '', detail].filter(Boolean).join(' '), reference: requestIdOf(error) ?? '' };
  return props.isCompact ? <ErrorRow {...shown} /> : <ErrorPanel {...shown} />;
}

function ErrorPanel({ title, detail, reference, onRetry, headingLevel = 2, className }: Shown) {
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
      {reference && <p className={joinClasses(styles.reference, 'muted num')}>Reference {reference}</p>}
    </div>
  );
}

function ErrorRow({ title, detail, reference, onRetry, className }: Shown) {
  return (
    <div className={joinClasses(styles.row, className)}>
      <div className={styles.rowText} role="alert">
        <Icon name="alert" />
        <div>
          <strong>{title}</strong>
          {detail && <span>{detail}</span>}
          {reference && <span className={joinClasses(styles.reference, 'num')}>Reference {reference}</span>}
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
