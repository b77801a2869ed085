import { Button, LampArt, TextLink } from '@alltalent/shared/ui';
import styles from './pages.module.css';

type SectionErrorProps = {
  /** What failed, as a sentence. */
  readonly title: string;
  readonly detail?: string;
  readonly onRetry: () => void;
  /** Where only a new document helps. */
  readonly onReload?: () => void;
};

/** Stands where a part of the site should be. The header, the footer and every other part keep working. */
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
