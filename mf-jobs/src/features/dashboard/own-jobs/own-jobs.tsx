import type { OwnJobRow } from '@alltalent/shared/contracts';
import { ButtonLink, EmptyState } from '@alltalent/shared/ui';
import { QueryView } from '@alltalent/shared/ui/query-view';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ownJobsQuery } from '../dashboard.query';
import { PartLoading } from '../part-loading';
import { OwnJob } from './own-job';
import styles from './own-jobs.module.css';

/** Every job of the client, drafts included. */
export function OwnJobs() {
  return (
    <QueryView
      query={useQuery(ownJobsQuery)}
      failure="Your jobs did not load"
      loading={(isShown) => <PartLoading label="Loading your jobs" isShown={isShown} height="9rem" />}
    >
      {({ data }) => (data.length === 0 ? <NoJobs /> : <Jobs jobs={data} />)}
    </QueryView>
  );
}

function Jobs({ jobs }: { readonly jobs: readonly OwnJobRow[] }) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} className={styles.list} aria-label="Your jobs" tabIndex={-1}>
      {jobs.map((job) => (
        <li key={job.id}>
          <OwnJob job={job} onGone={() => list.current?.focus({ preventScroll: true })} />
        </li>
      ))}
    </ul>
  );
}

function NoJobs() {
  const action = (
    <ButtonLink variant="ink" to="/post-a-job">
      Write the first one
    </ButtonLink>
  );
  return (
    <EmptyState title="You have no jobs yet" action={action}>
      Four short steps, saved while you write. Posting is free.
    </EmptyState>
  );
}
