import { type MailFrequencies, type MailFrequency, NOTIFICATION_GROUP_LABELS, type NotificationGroup } from '@alltalent/shared/contracts';

export const FREQUENCY_LABELS: Readonly<Record<MailFrequency, string>> = {
  immediate: 'At once',
  daily: 'Daily, at 9:00 am IST',
  never: 'Never',
};

/** 'E-mail: daily, at 9:00 am IST.', or what holds for each. */
export function mailChoiceText(mail: MailFrequencies, groups: readonly NotificationGroup[]): string {
  const [first = 'daily', ...others] = [...new Set(groups.map((group) => mail[group]))];
  if (others.length === 0) return `E-mail: ${inSentence(first)}.`;
  const each = groups.map((group) => `${NOTIFICATION_GROUP_LABELS[group]} ${inSentence(mail[group])}`);
  return `E-mail: ${each.join('; ')}.`;
}

function inSentence(frequency: MailFrequency): string {
  const label = FREQUENCY_LABELS[frequency];
  return label.charAt(0).toLowerCase() + label.slice(1);
}
