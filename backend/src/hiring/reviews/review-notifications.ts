import { formatDay, type HiringSide } from '@alltalent/shared/contracts';
import { sentences } from '../../jobs';
import { t } from '../../kernel/messages';
import { plainName, quoted } from '../../kernel/outbox/plain-text';
import type { NewNotification } from '../../notifications';
import { lastDayOf } from './review.policy';
import { otherSide, userOf } from '../parties/sides';
import type { Around } from '../parties/parties.service';
import type { BookingFacts } from './reviewed-bookings.repository';

/** A booking with the two sides as each sees the other. */
export type NotifiedBooking = { readonly booking: BookingFacts; readonly parties: Around };
type Said = Pick<NewNotification, 'title' | 'text' | 'action'> & { readonly what: string };

/** Composes what both sides are told when they can review each other. */
export function askNotifications(subject: NotifiedBooking): NewNotification[] {
  const day = formatDay(lastDayOf(subject.booking.doneAt));
  return (['client', 'talent'] as const).map((side) =>
    toSide(subject, side, {
      what: 'ask',
      title: t('reviews.ask', { name: otherOf(subject, side) }),
      text: t('reviews.askText', { title: titleOf(subject), day }),
      action: t('reviews.askAction'),
    }),
  );
}

/** Composes what a side is told when reviews are shown: that of the other side, or only its own. */
export function shownNotification(subject: NotifiedBooking, side: HiringSide, isReceived: boolean): NewNotification {
  const name = otherOf(subject, side);
  return toSide(subject, side, {
    what: 'shown',
    title: isReceived ? t('reviews.received', { name }) : t('reviews.shown', { name }),
    text: isReceived ? t('reviews.receivedText', { title: titleOf(subject) }) : titleOf(subject),
    action: t('reviews.see'),
  });
}

/** Composes what the author is told of a reply. */
export function repliedNotification(subject: NotifiedBooking, author: HiringSide): NewNotification {
  return toSide(subject, author, {
    what: 'reply',
    title: t('reviews.replied', { name: otherOf(subject, author) }),
    text: titleOf(subject),
    action: t('reviews.see'),
  });
}

/** Composes what the author is told when staff take a review down. */
export function takenDownNotification(subject: NotifiedBooking, author: HiringSide, reason: string): NewNotification {
  return toSide(subject, author, {
    what: 'taken-down',
    title: t('reviews.takenDown', { name: otherOf(subject, author) }),
    text: t('reviews.takenDownText', { title: titleOf(subject), reason }),
    action: t('reviews.see'),
  });
}

function toSide({ booking, parties }: NotifiedBooking, side: HiringSide, { what, ...said }: Said): NewNotification {
  return {
    userId: userOf(booking, side),
    group: 'applications',
    key: `review:${booking.id}:${side}:${what}`,
    ...said,
    path: `/bookings/${booking.id}`,
    image: parties[otherSide(side)].image,
  };
}

function otherOf({ parties }: NotifiedBooking, side: HiringSide): string {
  return plainName(parties[otherSide(side)].name);
}

function titleOf({ booking }: NotifiedBooking): string {
  return sentences(quoted(booking.title));
}
