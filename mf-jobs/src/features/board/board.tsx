import { SAFETY_NOTE } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import styles from './board.module.css';
import { BoardTools } from './board-tools';
import { JobCount } from './job-count';
import { JobRail } from './job-rail';
import { JobResults } from './job-results';
import { useJobFilter } from './use-job-filter';
import { useJobListing } from './use-job-listing';

/** List of open jobs with their pay, with search, filters and sorting. */
export function Board() {
  const control = useJobFilter();
  const { filter, resets, reset } = control;
  const state = useJobListing(filter);
  const hasMatch = typeof state.listing?.fits === 'number';
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.header}>
        <h1 className={styles.title}>Find a gig</h1>
        <JobCount filter={filter} state={state} />
      </header>
      <div className={styles.columns}>
        <div className={styles.side}>
          <JobRail key={resets} control={control} />
          <SafetyNote />
        </div>
        <div className={styles.main}>
          <BoardTools control={control} hasMatch={hasMatch} />
          <JobResults filter={filter} state={state} onReset={reset} />
        </div>
      </div>
    </div>
  );
}

function SafetyNote() {
  return (
    <p className={styles.safe}>
      <Icon name="shield" />
      <span>
        <strong>{SAFETY_NOTE}</strong> If someone asks, <Link to="/contactus?topic=safety">tell us</Link> and we take the call down.
      </span>
    </p>
  );
}
