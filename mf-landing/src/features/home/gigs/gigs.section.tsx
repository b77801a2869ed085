import type { Job } from '@alltalent/shared/contracts';
import { useNow } from '@alltalent/shared/state';
import { Icon, Skeleton, TextLink } from '@alltalent/shared/ui';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { SectionQuery } from '../../../domain/section/section-query';
import { SectionSkeleton } from '../../../domain/section/section-skeleton';
import { GigRow } from './gig-row';
import css from './gigs.module.css';
import { gigsQuery } from './gigs.query';

const ROWS = 5;

export const prefetch = (queryClient: QueryClient) => queryClient.prefetchQuery(gigsQuery);

/** Section of the open jobs that close first. */
export function Section() {
  const gigs = useQuery(gigsQuery);
  return (
    <SectionQuery query={gigs} failure="The call sheet did not load" skeleton={(isQuiet) => <GigsSkeleton isQuiet={isQuiet} />}>
      {(jobs) => (jobs.length === 0 ? null : <JobSheet jobs={jobs.slice(0, ROWS)} />)}
    </SectionQuery>
  );
}

function JobSheet({ jobs }: { readonly jobs: readonly Job[] }) {
  const now = useNow();
  return (
    <section className="section" aria-labelledby="gigs-title">
      <div className={`wrap ${css.columns}`}>
        <header className={css.header}>
          <h2 id="gigs-title">Today’s call sheet</h2>
          <p className="lede">Paid work, with the fee on the line. These close first.</p>
          <TextLink to="/jobs" hasArrow>
            Find a gig
          </TextLink>
          <p className={css.safe}>
            <Icon name="shield" />
            <span>
              <strong>You never pay to audition.</strong> If someone asks, tell us and we take the call down.
            </span>
          </p>
        </header>
        <ol className={css.jobs}>
          {jobs.map((job) => (
            <GigRow key={job.id} job={job} now={now} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function GigsSkeleton({ isQuiet }: { readonly isQuiet: boolean }) {
  return (
    <SectionSkeleton label="Featured gigs" isQuiet={isQuiet}>
      <div className={`wrap ${css.columns}`}>
        <div className={css.headerGhost}>
          <Skeleton className={css.titleGhost} width="90%" />
          <Skeleton width="80%" height="3.4rem" />
        </div>
        <div className={css.jobs}>
          {Array.from({ length: ROWS }, (_, row) => (
            <div key={row} className={`${css.job} ${css.rowGhost}`}>
              <Skeleton width="100%" height="2.9rem" />
            </div>
          ))}
        </div>
      </div>
    </SectionSkeleton>
  );
}
