import type { JobStage } from '@alltalent/shared/contracts';
import type { IconName } from '@alltalent/shared/ui';

/** A stage is told by drawing and word, never by colour alone. */
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
