import { Alert } from '@alltalent/shared/ui';
import styles from './posting.module.css';
import { waitingText } from './review-text';
import { useDraftState } from './use-job-draft';

/** Alert about the state of the job's review and the staff's message. */
export function JobStateAlert() {
  const { job } = useDraftState();
  if (job === null) return null;
  if (job.review_note !== '') {
    return (
      <Alert kind="info" className={styles.asked}>
        <p>
          <strong>Staff ask you to change something.</strong> {job.review_note}
        </p>
        <p>Change it and send the job in again.</p>
      </Alert>
    );
  }
  if (job.state === 'review' || job.has_changes_in_review) {
    return (
      <Alert kind="info" className={styles.alert}>
        <p>
          <strong>In review.</strong> {waitingText(job)} What you write from now on counts once you send it in again.
        </p>
      </Alert>
    );
  }
  if (job.state === 'open' && job.has_unsent_changes) {
    return (
      <Alert kind="info" className={styles.alert}>
        <p>
          <strong>Talent still see the former words.</strong> What you changed is saved, and shown once you send it in on the last step.
        </p>
      </Alert>
    );
  }
  return null;
}
