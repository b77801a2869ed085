import { CANCEL_REASON_LABELS, type CancelReason, formatDay, type HiringSide } from '@alltalent/shared/contracts';
import { sentences } from '../../jobs';
import { t } from '../../kernel/messages';
import { plainName, quoted } from '../../kernel/outbox/plain-text';
import type { NewNotification } from '../../notifications';
import { daysText } from '../offers/offer-notifications';
import type { Around } from '../parties/parties.service';
import { otherSide, userOf } from '../parties/sides';
import type { BookingStep } from '../schema/booking.entity';
import { decisionText } from './booking-history';
import type { Booking } from './bookings.repository';

/** A booking as it is now, with what its notifications name. */
export type NotifiedBooking = { readonly booking: Booking; readonly around: Around };
/** What a side did. `text` is what it wrote, or ''. */
export type BookingNews = {
  readonly what: Exclude<BookingStep, 'made' | 'decided'>;
  readonly by: HiringSide;
  readonly text: string;
  readonly reason?: CancelReason;
};
type Copy = Pick<NewNotification, 'title' | 'subject' | 'action'>;
type Stored = Pick<NewNotification, 'title' | 'subject' | 'action' | 'text'> & { readonly key: string; readonly isUrgent: boolean };

const SIDES: readonly HiringSide[] = ['client', 'talent'];

/** Start of the keys of the notifications of a booking's call sheet. */
export function callSheetKey({ id }: Pick<Booking, 'id'>): string {
  return `booking:${id}:call-sheet:`;
}

/** Composes the notification of the side that did not act. */
export function bookingNotification(subject: NotifiedBooking, { what, by, text, reason }: BookingNews): NewNotification {
  const { booking, around } = subject;
  const said = reason === undefined ? '' : CANCEL_REASON_LABELS[reason];
  return toSide(subject, otherSide(by), {
    ...COPY[what](plainName(around[by].name)),
    text: sentences(whatAndWhen(booking), asked(booking, what), said, quoted(text)),
    key: `${what}:${booking.revision}`,
    isUrgent: what !== 'done',
  });
}

/** Composes the notifications of both sides that a booking counts as done. */
export function doneNotifications(subject: NotifiedBooking): NewNotification[] {
  const copy = { title: t('bookings.notice.doneSite'), action: t('bookings.notice.see'), text: whatAndWhen(subject.booking) };
  return SIDES.map((side) => toSide(subject, side, { ...copy, key: 'done', isUrgent: false }));
}

/** Composes the notifications of both sides about what staff decided, and why. */
export function decidedNotifications(subject: NotifiedBooking, reason: string): NewNotification[] {
  const { booking } = subject;
  const text = sentences(whatAndWhen(booking), quoted(reason));
  const copy = { title: decisionText(booking.state), action: t('bookings.notice.see'), text, key: `decided:${booking.revision}` };
  return SIDES.map((side) => toSide(subject, side, { ...copy, isUrgent: true }));
}

/** Composes the reminders of both sides. A booking that moves to other days has others. */
export function reminderNotifications(subject: NotifiedBooking): NewNotification[] {
  const { booking } = subject;
  const call = booking.callTime === '' ? t('bookings.notice.noCallTime') : t('bookings.notice.callTime', callOf(booking));
  const copy = {
    title: t('bookings.notice.reminder', { day: formatDay(booking.startsOn) }),
    action: t('bookings.notice.see'),
    text: sentences(whatAndWhen(booking), call, quoted(booking.place)),
    key: `reminder:${booking.startsAt}`,
  };
  return SIDES.map((side) => toSide(subject, side, { ...copy, isUrgent: true }));
}

const COPY: Readonly<Record<BookingNews['what'], (name: string) => Copy>> = {
  'call-sheet': (name) => ({
    title: t('bookings.notice.callSheet', { name }),
    subject: t('bookings.notice.callSheetSubject'),
    action: t('bookings.notice.read'),
  }),
  'change-asked': (name) => ({
    title: t('bookings.notice.asked', { name }),
    subject: t('bookings.notice.askedSubject'),
    action: t('bookings.notice.answer'),
  }),
  'change-accepted': (name) => ({
    title: t('bookings.notice.accepted', { name }),
    subject: t('bookings.notice.acceptedSubject'),
    action: t('bookings.notice.see'),
  }),
  'change-declined': (name) => ({
    title: t('bookings.notice.declined', { name }),
    subject: t('bookings.notice.declinedSubject'),
    action: t('bookings.notice.see'),
  }),
  'change-taken-back': (name) => ({
    title: t('bookings.notice.takenBack', { name }),
    subject: t('bookings.notice.takenBackSubject'),
    action: t('bookings.notice.see'),
  }),
  cancelled: (name) => ({
    title: t('bookings.notice.cancelled', { name }),
    subject: t('bookings.notice.cancelledSubject'),
    action: t('bookings.notice.see'),
  }),
  done: (name) => ({
    title: t('bookings.notice.done', { name }),
    subject: t('bookings.notice.doneSite'),
    action: t('bookings.notice.see'),
  }),
  'no-show': (name) => ({
    title: t('bookings.notice.noShow', { name }),
    subject: t('bookings.notice.noShowSubject'),
    action: t('bookings.notice.see'),
  }),
  disputed: (name) => ({
    title: t('bookings.notice.disputed', { name }),
    subject: t('bookings.notice.disputedSubject'),
    action: t('bookings.notice.see'),
  }),
};

function whatAndWhen({ role, title, startsOn, endsOn }: Booking): string {
  return sentences(quoted(`${role}, ${title}`), daysText({ starts_on: startsOn, ends_on: endsOn }));
}

/** Names the days that are asked for. */
function asked({ changeRequest }: Booking, what: BookingNews['what']): string {
  if (what !== 'change-asked' || changeRequest === null) return '';
  return t('bookings.notice.askedFor', { days: daysText(changeRequest), place: quoted(changeRequest.place) });
}

function callOf({ callTime: time, timeZone: zone }: Booking) {
  return { time, zone };
}

function toSide({ booking, around }: NotifiedBooking, side: HiringSide, { key, ...copy }: Stored): NewNotification {
  return {
    ...copy,
    userId: userOf(booking, side),
    group: 'applications',
    key: `booking:${booking.id}:${key}`,
    path: `/bookings/${booking.id}`,
    image: around[otherSide(side)].image,
  };
}
