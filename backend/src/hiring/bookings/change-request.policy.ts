import { HIRING_LIMITS } from '@alltalent/shared/contracts';
import { t } from '../../kernel/messages';
import type { BookingEntity, ChangeRequest } from '../schema/booking.entity';
import { dayAt, endOfDay, startOfDay } from './days-at-place';

const DAY_MS = 24 * 3600 * 1000;

type Asked = Omit<ChangeRequest, 'by' | 'text'>;
type Present = Pick<BookingEntity, 'startsOn' | 'endsOn' | 'callTime' | 'place' | 'timeZone' | 'startsAt' | 'remindedAt'>;

/** Says what is wrong with a request, by wire name; nothing where all fits. Work that has begun keeps its first day. */
export function wrongChange(booking: Present, asked: Asked, now: number): Readonly<Record<string, string>> {
  const { starts_on: from, ends_on: to } = asked;
  const today = dayAt(now, booking.timeZone);
  const days = Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1;
  return {
    ...(isSame(booking, asked) && { starts_on: t('bookings.sameChange') }),
    ...(from < today && from !== booking.startsOn && { starts_on: t('offers.days.past') }),
    ...(to < today && { ends_on: t('offers.days.past') }),
    ...(days > HIRING_LIMITS.days && { ends_on: t('offers.days.many', { days: HIRING_LIMITS.days }) }),
    ...(to < from && { ends_on: t('offers.days.order') }),
  };
}

/** What an accepted request makes of a booking. Other first days are reminded of again. */
export function changesOf(booking: Present, request: Asked) {
  const startsAt = startOfDay(request.starts_on, booking.timeZone);
  return {
    startsOn: request.starts_on,
    endsOn: request.ends_on,
    callTime: request.call_time,
    place: request.place,
    startsAt,
    endsAt: endOfDay(request.ends_on, booking.timeZone),
    remindedAt: startsAt === booking.startsAt ? booking.remindedAt : null,
    changeRequest: null,
  };
}

function isSame({ startsOn, endsOn, callTime, place }: Present, asked: Asked): boolean {
  return startsOn === asked.starts_on && endsOn === asked.ends_on && callTime === asked.call_time && place === asked.place;
}
