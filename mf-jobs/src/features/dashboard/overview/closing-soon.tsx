import type { JobLine } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { closingOf } from '../../../domain/days/closing';
import { placePath } from '../dashboard-place';
import { ExtendButton } from '../own-jobs/extend-button';
import styles from './overview.module.css';

/** Jobs that close within a week, each with a button that extends it. */
export function ClosingSoon({ jobs }: { readonly jobs: readonly JobLine[] }) {
  const now = new Date();
  return (
    <section aria-labelledby="closing">
      <header className={styles.header}>
        <h2 id="closing">Closing soon</h2>
      </header>
      <ul className={styles.lines}>
        {jobs.map((job) => (
          <li key={job.id} className={styles.line}>
            <Picture className={styles.art} src={job.image} alt="" width={80} height={100} sizes="3rem" />
            <div>
              <Link to={placePath({ tab: 'applicants', job: job.id })}>{job.title}</Link>
              <p className={`muted num ${styles.facts}`}>
                {job.location}, {job.dates} · <span className={styles.soon}>{closingOf(job.closes_on, now).text}</span>
              </p>
            </div>
            <ExtendButton job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}
