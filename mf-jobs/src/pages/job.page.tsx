import type { JobDetail } from '@alltalent/shared/contracts';
import { Card, ErrorState, joinClasses, Alert, Skeleton, useDelayed, usePageTitle } from '@alltalent/shared/ui';
import { ReportDialog } from '@alltalent/shared/ui/report';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ApplyDock, isDocked, useDock } from '../features/apply/apply-dock';
import { ApplyPanel } from '../features/apply/apply-panel';
import { useApply } from '../features/apply/use-apply';
import { JobActions } from '../features/job/job-actions';
import { JobDetails } from '../features/job/job-details';
import { JobCrumbs, JobHeader } from '../features/job/job-header';
import { JobPay } from '../features/job/job-pay';
import { JobPosterRecord } from '../features/job/job-poster-record';
import { JobRoles } from '../features/job/job-roles';
import { JobSafety } from '../features/job/job-safety';
import { PosterReviews } from '../features/job/poster-reviews';
import { isNoSuchJob } from '../features/job/job.query';
import { useJob } from '../features/job/use-job';
import styles from './job.module.css';

export function Component() {
  const { key = '' } = useParams();
  const { data, error, refetch } = useJob(key);
  usePageTitle(data ? `${data.title}, ${data.location} | All Talent` : 'Job | All Talent');
  if (data) return <Job key={data.id} job={data} />;
  // The shell's error boundary shows its not-found page for this error.
  if (isNoSuchJob(error)) throw error;
  return <div className={`wrap ${styles.page}`}>{error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <JobLoading />}</div>;
}

function Job({ job }: { readonly job: JobDetail }) {
  const apply = useApply(job);
  const [isReporting, setIsReporting] = useState(false);
  const report = () => setIsReporting(true);
  const hasDock = isDocked(apply);
  const dock = useDock();
  return (
    <article className={`wrap ${styles.page}`}>
      <JobCrumbs job={job} />
      {job.state === 'closed' && <Alert kind="info">Applications closed. The call stays here for those who applied.</Alert>}
      <JobHeader job={job} />
      <div className={styles.columns}>
        <div className={styles.body}>
          <JobDetails text={job.details} />
          <JobRoles job={job} invitedRoleIds={apply.invitedRoleIds} />
          <JobPay job={job} />
          <JobPosterRecord poster={job.poster} />
          <PosterReviews job={job} />
          <JobSafety onReport={report} />
        </div>
        <aside id="apply" className={styles.side} aria-label="Answer this call">
          <Card className={styles.card}>
            {!(hasDock && dock.isOpen) && <ApplyPanel apply={apply} className={joinClasses(hasDock && styles.docked)} />}
            <JobActions job={job} onReport={report} />
          </Card>
        </aside>
      </div>
      {hasDock && <ApplyDock apply={apply} dock={dock} />}
      <ReportDialog isOpen={isReporting} onClose={() => setIsReporting(false)} subject="job" subjectId={job.id} what="this call" />
    </article>
  );
}

function NotLoaded({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <>
      <h1 className="vh">Job</h1>
      <ErrorState title="This call did not load" error={error} onRetry={onRetry} />
    </>
  );
}

function JobLoading() {
  const isShown = useDelayed(true);
  return (
    <div className={styles.loading} role="status" aria-label="Loading the call">
      {isShown && (
        <>
          <Skeleton shape="block" height="24rem" />
          <Skeleton width="60%" height="2rem" />
          <Skeleton width="80%" />
        </>
      )}
    </div>
  );
}
