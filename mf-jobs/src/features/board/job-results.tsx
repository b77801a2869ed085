import type { Job } from '@alltalent/shared/contracts';
import { Button, EmptyState, Pagination, SelectField } from '@alltalent/shared/ui';
import { findJobs, type JobFilter, jobQuery, JOBS_PER_PAGE, JOB_SORTS, NO_JOB_FILTER } from './job-filter';
import { JobRow } from './job-row';
import styles from './jobs.module.css';

const SORT_LABELS = { closing: 'Closing first', newest: 'Newest', pay: 'Pay' } as const;

type JobResultsProps = {
  readonly jobs: readonly Job[];
  readonly filter: JobFilter;
  readonly onChange: (change: Partial<JobFilter>) => void;
};

export function JobResults({ jobs, filter, onChange }: JobResultsProps) {
  const found = findJobs(jobs, filter);
  if (found.length === 0) {
    const reset = (
      <Button variant="ink" onClick={() => onChange(NO_JOB_FILTER)}>
        Reset Filters
      </Button>
    );
    return (
      <EmptyState title="No calls match these filters" action={reset}>
        New ones are posted every day.
      </EmptyState>
    );
  }
  const pageCount = Math.ceil(found.length / JOBS_PER_PAGE);
  const page = Math.min(filter.page, pageCount);
  const first = (page - 1) * JOBS_PER_PAGE;
  const shown = found.slice(first, first + JOBS_PER_PAGE);
  const now = new Date();
  return (
    <>
      <div className={styles.tools}>
        <p role="status" className="muted num">
          {first + 1}–{first + shown.length} of {found.length}
        </p>
        <div className={styles.sort}>
          <SelectField
            label="Sort"
            name="sort"
            value={filter.sort}
            onChange={(value) => onChange({ sort: JOB_SORTS.find((sort) => sort === value) ?? NO_JOB_FILTER.sort })}
            options={JOB_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
          />
        </div>
      </div>
      <h2 className="vh">Open calls</h2>
      <ol className={styles.list}>
        {shown.map((job) => (
          <li key={job.id}>
            <JobRow job={job} now={now} />
          </li>
        ))}
      </ol>
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(target) => `/jobs?${jobQuery({ ...filter, page: target })}`}
          label="Pages of open calls"
        />
      )}
    </>
  );
}
