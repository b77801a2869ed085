import { Notice } from '@alltalent/shared/ui';
import styles from './posting.module.css';
import { waitingWords } from './review-words';
import { useDraftState } from './use-job-draft';

/** What staff ask for, and where the job stands with them. */
export function StateNotice() {
  const { job } = useDraftState();
  if (job === null) return null;
  if (job.review_note !== '') {
    return (
      <Notice kind="info" className={styles.asked}>
        <p>
          <strong>Staff ask you to change something.</strong> {job.review_note}
        </p>
        <p>Change it and send the job in again.</p>
      </Notice>
    );
  }
  if (job.state === 'review' || job.has_changes_in_review) {
    return (
      <Notice kind="info" className={styles.notice}>
        <p>
          <strong>In review.</strong> {waitingWords(job)} What you write from now on counts once you send it in again.
        </p>
      </Notice>
    );
  }
  if (job.state === 'open' && job.has_unsent_changes) {
    return (
      <Notice kind="info" className={styles.notice}>
        <p>
          <strong>Talent still see the former words.</strong> What you changed is saved, and shown once you send it in on the last step.
        </p>
      </Notice>
    );
  }
  return null;
}
