import { JOB_LIMITS, type JobListing } from '@alltalent/shared/contracts';
import { useNow } from '@alltalent/shared/state';
import { joinClasses, Skeleton } from '@alltalent/shared/ui';
import { type FoundListing, ListingResults, type ListingState } from '@alltalent/shared/ui/listing';
import { t } from '../../messages';
import { isFiltered, type JobFilter, jobsPath } from './job-filter';
import styles from './job-results.module.css';
import { JobRow } from './job-row';

const NOTHING = { title: 'No calls are open right now', text: 'Come back tomorrow, or use the quiet day for a new self-tape.' };
const NO_MATCH = { title: 'No calls match these filters', text: t('board.noneFit') };

type JobResultsProps = { readonly filter: JobFilter; readonly state: ListingState<JobListing>; readonly onReset: () => void };

export function JobResults({ filter, state, onReset }: JobResultsProps) {
  return (
    <ListingResults
      state={state}
      heading="Open calls"
      page={filter.page}
      sizeOf={({ total, pages }) => ({ total, pageCount: pages })}
      hrefOf={(page) => jobsPath({ ...filter, page })}
      pagesLabel="Pages of open calls"
      isFiltered={isFiltered(filter)}
      errorTitle="The call sheet did not load"
      nothing={NOTHING}
      noMatch={NO_MATCH}
      renderSkeleton={(isShown) => <JobsLoading isShown={isShown} />}
      onReset={onReset}
    >
      {(found) => <Found {...found} />}
    </ListingResults>
  );
}

function Found({ listing: { data, total, page }, isUpdating, pagination }: FoundListing<JobListing>) {
  const first = (page - 1) * JOB_LIMITS.perPage;
  const now = useNow();
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
        {pagination}
      </div>
    </>
  );
}

/** Holds the list's place from the first moment, so that nothing jumps; the boxes show once the wait is felt. */
function JobsLoading({ isShown }: { readonly isShown: boolean }) {
  return (
    <div className={joinClasses(styles.list, styles.loading, !isShown && styles.waiting)} aria-hidden="true">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className={styles.ghost}>
          <Skeleton shape="card" className={styles.artGhost} />
          <div>
            <Skeleton className={styles.titleGhost} />
            <Skeleton className={styles.lineGhost} />
          </div>
        </div>
      ))}
    </div>
  );
}
