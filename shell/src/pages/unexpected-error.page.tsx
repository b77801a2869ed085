import { MESSAGES } from '@alltalent/shared/contracts';
import { Button, ButtonLink, LampArt } from '@alltalent/shared/ui';
import styles from './pages.module.css';

type UnexpectedErrorPageProps = {
  /** Status or message of the error. */
  readonly message: string;
  /** Request id to quote; undefined when the error is not from a server. */
  readonly reference?: string | undefined;
  readonly onRetry: () => void;
};

export function UnexpectedErrorPage({ message, reference, onRetry }: UnexpectedErrorPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words} role="alert">
        <h1 className={styles.title}>{MESSAGES.unexpectedError}</h1>
        <p className={`lede ${styles.message}`}>{message}</p>
        <div className={styles.actions}>
          <Button variant="ink" icon="retry" onClick={onRetry}>
            Retry
          </Button>
          <ButtonLink variant="line" to="/">
            Home
          </ButtonLink>
        </div>
        {reference !== undefined && reference !== '' && (
          <p className={`muted num ${styles.reference}`}>
            Reference <span translate="no">{reference}</span>
          </p>
        )}
      </div>
      <LampArt className={styles.art} />
    </div>
  );
}
