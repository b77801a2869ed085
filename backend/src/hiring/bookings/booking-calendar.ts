import { ICalCalendar, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { t } from '../../kernel/messages';
import { oneLine, severalLines } from '../../kernel/text/form-text';
import type { Booking } from './bookings.repository';
import { momentAt } from './days-at-place';

const DAY_MS = 24 * 3600 * 1000;
const REFRESH_SECONDS = 3600;

/** Renders bookings as an iCalendar file (RFC 5545). The same bookings give the same text. */
export function bookingCalendar(bookings: readonly Booking[], publicUrl: string): string {
  const calendar = new ICalCalendar({
    name: t('bookings.calendar.name'),
    prodId: { company: 'All Talent', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const booking of bookings) calendar.createEvent(toEvent(booking, publicUrl));
  return calendar.toString();
}

function toEvent(booking: Booking, publicUrl: string): ICalEventData {
  const url = `${publicUrl}/bookings/${booking.id}`;
  const moved = new Date(booking.movedAt);
  return {
    id: `booking-${booking.id}@${new URL(publicUrl).hostname}`,
    sequence: booking.revision,
    status: booking.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...timesOf(booking),
    stamp: moved,
    created: new Date(booking.createdAt),
    lastModified: moved,
    summary: oneLine(`${booking.role}, ${booking.title}`),
    location: oneLine(booking.place),
    description: severalLines(descriptionOf(booking, url)),
    url,
  };
}

/** With a call time from that moment to the end of the last day, in UTC; otherwise whole days, wherever the reader is. */
function timesOf({ startsOn, endsOn, callTime, timeZone, endsAt }: Booking): Pick<ICalEventData, 'allDay' | 'end'> & { start: Date } {
  if (callTime !== '') return { start: new Date(momentAt(startsOn, callTime, timeZone)), end: new Date(endsAt + 1) };
  return { allDay: true, start: new Date(`${startsOn}T00:00:00Z`), end: new Date(Date.parse(`${endsOn}T00:00:00Z`) + DAY_MS) };
}

function descriptionOf({ callTime, timeZone, contactName, contactPhone, bring, notes }: Booking, url: string): string {
  const contact = [contactName, contactPhone].filter((part) => part !== '').join(', ');
  return [
    ...(callTime === '' ? [] : [t('bookings.calendar.callTime', { time: callTime, zone: timeZone })]),
    ...(contact === '' ? [] : [t('bookings.calendar.contact', { contact })]),
    ...(bring === '' ? [] : [t('bookings.calendar.bring', { bring })]),
    ...(notes === '' ? [] : [notes]),
    url,
  ].join('\n');
}
