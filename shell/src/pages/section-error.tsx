import { Button, LampArt, TextLink } from '@alltalent/shared/ui';
import styles from './pages.module.css';

type SectionErrorProps = {
  /** Sentence that says what failed. */
  readonly title: string;
  readonly detail?: string;
  readonly onRetry: () => void;
  /** Given when only a new document helps. */
  readonly onReload?: () => void;
};

/** Shown in place of a part of the site that failed. Header, footer and all other parts keep working. */
export function SectionError({ title, detail, onRetry, onReload }: SectionErrorProps) {
  return (
    <div className={`wrap ${styles.section}`}>
      <div className={styles.failed} role="alert">
        <LampArt className={styles.small} />
        <h1 className={styles.heading}>{title}</h1>
        {detail && <p className="muted">{detail}</p>}
        <div className={styles.actions}>
          {onReload && (
            <Button variant="ink" onClick={onReload}>
              Reload
            </Button>
          )}
          <Button variant={onReload ? 'line' : 'ink'} icon="retry" onClick={onRetry}>
            Try again
          </Button>
          <TextLink to="/">Back to the home page</TextLink>
        </div>
      </div>
    </div>
  );
}
