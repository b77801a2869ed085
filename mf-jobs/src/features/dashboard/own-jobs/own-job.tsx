import type { OwnJobRow } from '@alltalent/shared/contracts';
import { Alert, Picture } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { closingOf } from '../../../domain/days/closing';
import { placePath } from '../dashboard-place';
import { JobActions } from './job-actions';
import { JobStateBadge } from './job-state-badge';
import styles from './own-jobs.module.css';

type OwnJobProps = { readonly job: OwnJobRow; readonly onGone: () => void };

/** A job of the client: where it stands, who answered and what can be done with it. */
export function OwnJob({ job, onGone }: OwnJobProps) {
  const { id, title, state, image, review_note: note } = job;
  return (
    <article className={styles.job} aria-labelledby={`own-job-${id}`}>
      <Picture className={styles.art} src={image} alt="" width={80} height={100} sizes="4rem" />
      <div className={styles.what}>
        <div className={styles.badges}>
          <JobStateBadge state={state} />
          {job.has_changes_in_review && <span className={styles.more}>Changes in review</span>}
        </div>
        <h2 id={`own-job-${id}`}>{title || 'Untitled draft'}</h2>
        <JobFacts job={job} />
        {note !== '' && (
          <Alert kind="info" className={styles.note}>
            <strong>Staff ask for a change.</strong> {note}
          </Alert>
        )}
      </div>
      <JobCounts job={job} />
      <JobActions job={job} onGone={onGone} />
    </article>
  );
}

function JobFacts({ job: { location, dates, roles, state, closes_on } }: { readonly job: OwnJobRow }) {
  const closing = closingOf(closes_on, new Date());
  const place = [location, dates].filter(Boolean).join(', ');
  return (
    <p className={`num ${styles.facts}`}>
      {place !== '' && <span>{place}</span>}
      <span>{roles === 1 ? '1 role' : `${roles} roles`}</span>
      {state === 'open' && <span className={closing.isSoon ? styles.soon : undefined}>{closing.text}</span>}
    </p>
  );
}

function JobCounts({ job: { id, state, applied, fresh, invited, booked } }: { readonly job: OwnJobRow }) {
  if (state === 'draft' || (state === 'review' && applied === 0)) return <span className={styles.counts} />;
  const counts = [
    { name: 'applied', count: applied, to: placePath({ tab: 'applicants', job: id }) },
    { name: 'new', count: fresh, to: placePath({ tab: 'applicants', job: id, stage: 'sent' }) },
    { name: 'invited', count: invited, to: placePath({ tab: 'invites' }) },
    { name: 'booked', count: booked, to: placePath({ tab: 'applicants', job: id, stage: 'booked' }) },
  ];
  return (
    <ul className={`num ${styles.counts}`}>
      {counts.map(({ name, count, to }) => (
        <li key={name}>
          <Link to={to}>
            <strong>{count}</strong> {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
