import { formatMonth } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import styles from './verified-tick.module.css';

type VerifiedTickProps = {
  /** YYYY-MM-DD; '' when the date is not known. */
  readonly since?: string;
};

/** That staff checked a client; it opens to say what that means. */
export function VerifiedTick({ since = '' }: VerifiedTickProps) {
  return (
    <details className={styles.tick}>
      <summary className={styles.name}>
        <Icon name="shield" />
        Verified client{since !== '' && `, ${formatMonth(since)}`}
      </summary>
      <p className={styles.meaning}>Our staff checked who this client is and that they hire. It is no promise about a single call.</p>
    </details>
  );
}
