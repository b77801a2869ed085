import type { Notification } from '@alltalent/shared/contracts';
import { dayInWords, indianDay } from '../../domain/days/indian-time';

export type NoticeDay = { readonly day: string; readonly title: string; readonly notices: readonly Notification[] };

/** The newest day first, as the notices come. One that two pages hold, because others came in between, stands once. */
export function byDay(notices: readonly Notification[], now: Date): readonly NoticeDay[] {
  const today = indianDay(now);
  const days = new Map<string, Map<number, Notification>>();
  for (const notice of notices) {
    const day = indianDay(notice.at);
    days.set(day, (days.get(day) ?? new Map<number, Notification>()).set(notice.id, notice));
  }
  return [...days].map(([day, found]) => ({ day, title: dayInWords(day, today), notices: [...found.values()] }));
}
