import type { JobState } from '@alltalent/shared/contracts';
import { Icon, type IconName } from '@alltalent/shared/ui';
import styles from './own-jobs.module.css';

const STATES: Readonly<Record<JobState, { readonly word: string; readonly icon: IconName }>> = {
  draft: { word: 'Draft', icon: 'doc' },
  review: { word: 'In review', icon: 'eye' },
  open: { word: 'Open', icon: 'check' },
  closed: { word: 'Closed', icon: 'lock' },
};

export function JobStateBadge({ state }: { readonly state: JobState }) {
  const { word, icon } = STATES[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon name={icon} />
      {word}
    </span>
  );
}
