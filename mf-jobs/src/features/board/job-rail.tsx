import { type Job, LIMITS } from '@alltalent/shared/contracts';
import { Icon, SelectField, TextField } from '@alltalent/shared/ui';
import { DESKS } from '../../desks';
import { type JobFilter, valuesOf } from './job-filter';
import styles from './jobs.module.css';

type JobRailProps = {
  readonly jobs: readonly Job[];
  readonly filter: JobFilter;
  readonly onChange: (change: Partial<JobFilter>) => void;
};

export function JobRail({ jobs, filter, onChange }: JobRailProps) {
  return (
    <div className={styles.rail}>
      <form role="search" aria-label="Filter jobs" className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <TextField
          label="Search"
          name="q"
          type="search"
          value={filter.search}
          onChange={(search) => onChange({ search })}
          maxLength={LIMITS.searchLength}
          placeholder="Part, client or city"
        />
        <SelectField
          label="Category"
          name="category"
          value={filter.category}
          onChange={(category) => onChange({ category })}
          options={[{ value: '', label: 'All categories' }, ...valuesOf(jobs, 'category').map(asOption)]}
        />
        <SelectField
          label="Location"
          name="location"
          value={filter.location}
          onChange={(location) => onChange({ location })}
          options={[{ value: '', label: 'Any city' }, ...valuesOf(jobs, 'location').map(asOption)]}
        />
      </form>
      <p className={styles.safe}>
        <Icon name="shield" />
        <span>
          <strong>You never pay to audition.</strong> If someone asks, <a href={`mailto:${DESKS.safety}`}>tell us</a> and we take the call
          down.
        </span>
      </p>
    </div>
  );
}

const asOption = (value: string) => ({ value, label: value });
