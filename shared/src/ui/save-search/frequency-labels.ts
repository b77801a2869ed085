import type { AlertFrequency } from '../../contracts/alerts/alert-values';

/** Names of the frequencies, for choices. */
export const ALERT_FREQUENCY_LABELS = {
  immediate: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  never: 'Never',
} as const satisfies Record<AlertFrequency, string>;
