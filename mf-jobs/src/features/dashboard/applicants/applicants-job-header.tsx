import { useMayChange } from '@alltalent/shared/api';
import type { ApplicantsResponse, OwnJobRow } from '@alltalent/shared/contracts';
import { ButtonLink, Picture, SelectField } from '@alltalent/shared/ui';
import { closingOf, hasPassed } from '../../../domain/days/closing';
import { ExtendButton } from '../own-jobs/extend-button';
import { JobStateBadge } from '../own-jobs/job-state-badge';
import { useDashboardPlace } from '../use-dashboard-place';
import styles from './board.module.css';

type ApplicantsJobHeaderProps = {
  readonly job: ApplicantsResponse['job'];
  /** Row of the job in the list of own jobs, with its counts; missing while that list is older than the job. */
  readonly own: OwnJobRow | undefined;
  readonly jobs: readonly OwnJobRow[];
  readonly invited: number;
};

/** Which job this is about, and the ways to change it or to look at another. */
export function ApplicantsJobHeader({ job, own, jobs, invited }: ApplicantsJobHeaderProps) {
  const mayChange = useMayChange();
  const canExtend = job.state === 'open' || (job.state === 'closed' && hasPassed(job.closes_on, new Date()));
  return (
    <section className={styles.jobHeader} aria-label="Job">
      <Picture className={styles.still} src={job.image} alt="" width={80} height={100} sizes="4rem" />
      <div className={styles.jobText}>
        <h2>{job.title}</h2>
        <p className={`num ${styles.jobLine}`}>
          <span>
            {job.location}, {job.dates}
          </span>
          <span>{job.roles.length === 1 ? '1 role' : `${job.roles.length} roles`}</span>
          <span>
            {own ? `${own.applied} applied, ` : ''}
            {invited} invited
          </span>
          <Closing job={job} />
        </p>
      </div>
      <div className={styles.jobEnd}>
        {jobs.length > 1 && <JobChoice current={job.id} jobs={jobs} />}
        {mayChange && job.state !== 'closed' && (
          <ButtonLink variant="line" size="small" to={`/post-a-job?job=${job.id}`}>
            Edit
          </ButtonLink>
        )}
        {mayChange && canExtend && <ExtendButton job={job} label={job.state === 'open' ? 'Extend' : 'Open again'} />}
      </div>
    </section>
  );
}

function Closing({ job }: Pick<ApplicantsJobHeaderProps, 'job'>) {
  if (job.state !== 'open') return <JobStateBadge state={job.state} />;
  const { text, isSoon } = closingOf(job.closes_on, new Date());
  return <span className={isSoon ? styles.soon : undefined}>{text}</span>;
}

function JobChoice({ current, jobs }: { readonly current: number; readonly jobs: readonly OwnJobRow[] }) {
  const { go } = useDashboardPlace();
  return (
    <SelectField
      className={styles.jobChoice}
      label="Job"
      isLabelHidden
      name="job"
      value={String(current)}
      onChange={(value) => go({ job: Number(value), role: null, stage: null, page: 1, application: null })}
      options={jobs.map(({ id, title, fresh }) => ({ value: String(id), label: fresh > 0 ? `${title} (${fresh} new)` : title }))}
    />
  );
}
