import type { JobStage } from '@alltalent/shared/contracts';
import type { IconName } from '@alltalent/shared/ui';

/** Icons of the stages, so that a stage is never shown by colour alone. */
export const STAGE_ICONS: Readonly<Record<JobStage, IconName>> = {
  sent: 'plus',
  viewed: 'eye',
  shortlisted: 'star',
  'self-tape': 'film',
  offer: 'mail',
  booked: 'check',
  'not-selected': 'minus',
  withdrawn: 'out',
};
