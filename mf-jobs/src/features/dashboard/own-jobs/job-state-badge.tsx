import type { JobState } from '@alltalent/shared/contracts';
import { Icon, type IconName } from '@alltalent/shared/ui';
import styles from './own-jobs.module.css';

const STATES: Readonly<Record<JobState, { readonly label: string; readonly icon: IconName }>> = {
  draft: { label: 'Draft', icon: 'doc' },
  review: { label: 'In review', icon: 'eye' },
  open: { label: 'Open', icon: 'check' },
  closed: { label: 'Closed', icon: 'lock' },
};

export function JobStateBadge({ state }: { readonly state: JobState }) {
  const { label, icon } = STATES[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon name={icon} />
      {label}
    </span>
  );
}
