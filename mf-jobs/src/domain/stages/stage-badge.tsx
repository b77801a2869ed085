import { CLIENT_STAGE_LABELS, type JobStage, STAGE_LABELS } from '@alltalent/shared/contracts';
import { Icon, joinClasses } from '@alltalent/shared/ui';
import { STAGE_ICONS } from './stage-icons';
import styles from './stages.module.css';

export type StageBadgeProps = {
  readonly stage: JobStage;
  /** Who reads it: what is 'Sent' to talent is 'New' to the client. */
  readonly reader: 'talent' | 'client';
  /** For badges on photos: the same colours in both themes. */
  readonly isOnPhoto?: boolean;
  readonly className?: string;
};

/** Where an application stands. */
export function StageBadge({ stage, reader, isOnPhoto = false, className }: StageBadgeProps) {
  const labels = reader === 'client' ? CLIENT_STAGE_LABELS : STAGE_LABELS;
  return (
    <span className={joinClasses(styles.stage, isOnPhoto && styles.onPhoto, className)} data-stage={stage} data-reader={reader}>
      <Icon name={STAGE_ICONS[stage]} />
      {labels[stage]}
    </span>
  );
}
