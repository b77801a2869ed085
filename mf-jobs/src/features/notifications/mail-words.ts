import { type MailFrequencies, type MailFrequency, NOTIFICATION_GROUP_LABELS, type NotificationGroup } from '@alltalent/shared/contracts';

export const FREQUENCY_LABELS: Readonly<Record<MailFrequency, string>> = { immediate: 'At once', daily: 'Daily, at nine', never: 'Never' };

/** 'E-mail: daily, at nine.', or what holds for each. */
export function mailInWords(mail: MailFrequencies, groups: readonly NotificationGroup[]): string {
  const [first = 'daily', ...others] = [...new Set(groups.map((group) => mail[group]))];
  if (others.length === 0) return `E-mail: ${FREQUENCY_LABELS[first].toLowerCase()}.`;
  const each = groups.map((group) => `${NOTIFICATION_GROUP_LABELS[group]} ${FREQUENCY_LABELS[mail[group]].toLowerCase()}`);
  return `E-mail: ${each.join('; ')}.`;
}
