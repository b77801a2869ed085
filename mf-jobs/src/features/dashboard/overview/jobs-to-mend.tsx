import { type OwnJobRow, REVIEW_TIME } from '@alltalent/shared/contracts';
import { ButtonLink } from '@alltalent/shared/ui';
import { t } from '../../../messages';
import { JobStateBadge } from '../own-jobs/job-state-badge';
import styles from './overview.module.css';

/** Drafts, and what staff read or ask to change. */
export function JobsToMend({ jobs }: { readonly jobs: readonly OwnJobRow[] }) {
  return (
    <section aria-labelledby="mend">
      <header className={styles.header}>
        <h2 id="mend">Not finished yet</h2>
      </header>
      <ul className={styles.lines}>
        {jobs.map((job) => (
          <li key={job.id} className={styles.line}>
            <JobStateBadge state={job.state} />
            <div>
              <strong>{job.title || 'Untitled draft'}</strong>
              <p className={`muted ${styles.facts}`}>{reasonOf(job)}</p>
            </div>
            <ButtonLink variant="line" size="small" to={`/post-a-job?job=${job.id}`}>
              {job.state === 'draft' && job.review_note === '' ? 'Go on writing' : 'Edit'}
              <span className="vh">, {job.title || 'Untitled draft'}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function reasonOf({ state, review_note: note, has_changes_in_review: isChanged }: OwnJobRow): string {
  if (note !== '') return `Staff ask for a change: ${note}`;
  if (isChanged) return 'Your changes are being read; the call stays open as it was.';
  return state === 'draft' ? t('overview.draft') : t('overview.inReview', { time: REVIEW_TIME });
}
