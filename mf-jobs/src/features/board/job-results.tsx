import { messageOf, requestIdOf } from '@alltalent/shared/api';
import { JOB_LIMITS, type JobListing } from '@alltalent/shared/contracts';
import { Button, EmptyState, ErrorState, joinClasses, Pagination, Skeleton } from '@alltalent/shared/ui';
import { useRef } from 'react';
import { Navigate } from 'react-router';
import { t } from '../../messages';
import { isFiltered, type JobFilter, jobsPath } from './job-filter';
import styles from './job-results.module.css';
import { JobRow } from './job-row';
import type { JobListingState } from './use-job-listing';

type JobResultsProps = { readonly filter: JobFilter; readonly state: JobListingState; readonly onReset: () => void };

/** The calls in all their states. Focus stays in here when a control that was pressed is replaced by what it asked for. */
export function JobResults({ filter, state, onReset }: JobResultsProps) {
  const region = useRef<HTMLElement>(null);
  const takeFocus = () => region.current?.focus({ preventScroll: true });
  const { listing, error, isUpdating, isSkeletonShown, retry } = state;
  const handleReset = () => {
    takeFocus();
    onReset();
  };
  const handleRetry = () => {
    takeFocus();
    retry();
  };
  return (
    <section
      ref={region}
      className={styles.results}
      aria-labelledby="open-calls"
      aria-busy={isUpdating || (!listing && !error)}
      tabIndex={-1}
    >
      <h2 id="open-calls" className="vh">
        Open calls
      </h2>
      {listing && <Found {...{ filter, listing, isUpdating }} onReset={handleReset} onPage={takeFocus} />}
      {!listing && error && <NotLoaded error={error} onRetry={handleRetry} />}
      {!listing && !error && <JobsLoading isShown={isSkeletonShown} />}
    </section>
  );
}

type FoundProps = {
  readonly filter: JobFilter;
  readonly listing: JobListing;
  readonly isUpdating: boolean;
  readonly onReset: () => void;
  readonly onPage: () => void;
};

function Found({ filter, listing: { data, total, page, pages }, isUpdating, onReset, onPage }: FoundProps) {
  if (total === 0) return <Nothing filter={filter} onReset={onReset} />;
  if (filter.page > pages && !isUpdating) return <Navigate to={jobsPath({ ...filter, page: pages })} replace />;
  const first = (page - 1) * JOB_LIMITS.perPage;
  const now = new Date();
  return (
    <>
      <ol className={joinClasses(styles.list, isUpdating && styles.dimmed)} aria-label="Open calls">
        {data.map((job) => (
          <li key={job.id}>
            <JobRow job={job} now={now} />
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        <p className="muted num">
          {first + 1}–{first + data.length} of {total}
        </p>
        <Pagination
          page={page}
          pageCount={pages}
          hrefOf={(target) => jobsPath({ ...filter, page: target })}
          onNavigate={onPage}
          label="Pages of open calls"
        />
      </div>
    </>
  );
}

function Nothing({ filter, onReset }: { readonly filter: JobFilter; readonly onReset: () => void }) {
  if (!isFiltered(filter))
    return (
      <EmptyState title="No calls are open right now" headingLevel={3}>
        Come back tomorrow, or use the quiet day for a new self-tape.
      </EmptyState>
    );
  const reset = (
    <Button variant="ink" onClick={onReset}>
      Reset Filters
    </Button>
  );
  return (
    <EmptyState title="No calls match these filters" headingLevel={3} action={reset}>
      {t('board.noneFit')}
    </EmptyState>
  );
}

function NotLoaded({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <ErrorState
      title="The call sheet did not load"
      headingLevel={3}
      detail={`${messageOf(error)} Your filters are still here.`}
      requestId={requestIdOf(error)}
      onRetry={onRetry}
    />
  );
}

/** Holds the list's place from the first moment, so that nothing jumps; the boxes show once the wait is felt. */
function JobsLoading({ isShown }: { readonly isShown: boolean }) {
  return (
    <div className={joinClasses(styles.list, styles.loading, !isShown && styles.waiting)} aria-hidden="true">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className={styles.ghost}>
          <Skeleton shape="card" aspect="4 / 5" />
          <div>
            <Skeleton width="62%" height="1.2rem" />
            <Skeleton width="84%" />
          </div>
        </div>
      ))}
    </div>
  );
}
