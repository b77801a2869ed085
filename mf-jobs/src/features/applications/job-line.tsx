import type { JobLine as Job } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { jobPath } from '../../domain/job-path/job-path';
import { closingOf } from '../../domain/days/closing';
import css from './job-line.module.css';

type JobLineProps = {
  readonly job: Job;
  readonly role: string;
  readonly titleId: string;
  /** Where it stands. */
  readonly children?: ReactNode;
};

/** What it is about: the part first, then the job it belongs to. */
export function JobLine({ job, role, titleId, children }: JobLineProps) {
  const end = job.state === 'closed' ? 'Applications closed' : closingOf(job.closes_on, new Date()).text;
  return (
    <header className={css.line}>
      <span className={css.picture} aria-hidden="true">
        <Picture src={job.image} alt="" width={80} height={100} sizes="4rem" />
      </span>
      <div className={css.what}>
        <h3 id={titleId}>{role}</h3>
        <p>
          <Link to={jobPath(job)} className={css.job}>
            {job.title}
          </Link>{' '}
          by {job.posted_by}
        </p>
        <p className={`num ${css.facts}`}>{[job.location, job.dates, end].join(' · ')}</p>
      </div>
      {children}
    </header>
  );
}
