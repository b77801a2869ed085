import { formatDay, type HiringSide, type OfferTerms } from '@alltalent/shared/contracts';
import { sentences } from '../../jobs';
import { t } from '../../kernel/messages';
import { plainName, quoted } from '../../kernel/outbox/plain-text';
import type { NewNotification } from '../../notifications';
import type { Around } from '../parties/parties.service';
import { otherSide, userOf } from '../parties/sides';
import type { Offer } from './offers.repository';

/** An offer with what its notifications name. */
export type NotifiedOffer = {
  readonly offer: Pick<Offer, 'id' | 'clientId' | 'talentUserId' | 'version'>;
  readonly terms: OfferTerms;
  readonly around: Around;
};
/** What happened. `text` is what the acting side wrote, or ''. */
export type OfferNews = { readonly what: 'made' | 'countered' | 'declined' | 'withdrawn'; readonly by: HiringSide; readonly text: string };
type Copy = Pick<NewNotification, 'title' | 'subject' | 'action'>;
type Stored = Copy & Pick<NewNotification, 'text' | 'path'> & { readonly what: string };

/** Composes the notification of the side that did not act. */
export function offerNotification(subject: NotifiedOffer, { what, by, text }: OfferNews): NewNotification {
  const name = plainName(subject.around[by].name);
  return toSide(subject, otherSide(by), { ...COPY[what](name), ...whatAndWhen(subject, text), what: `${what}:${subject.offer.version}` });
}

/** Composes the notifications of both sides that the last day for an answer is over. */
export function expiredNotifications(subject: NotifiedOffer): NewNotification[] {
  const copy = { title: t('offers.notice.expired'), action: t('offers.notice.see'), ...whatAndWhen(subject, ''), what: 'expired' };
  return [toSide(subject, 'client', copy), toSide(subject, 'talent', copy)];
}

/** Composes the confirmations of a booking for both sides. */
export function bookedNotifications(subject: NotifiedOffer, bookingId: number): NewNotification[] {
  const { client, talent } = subject.around;
  const copy = { ...whatAndWhen(subject, ''), path: `/bookings/${bookingId}`, action: t('offers.notice.seeBooking'), what: 'accepted' };
  const toTalent = { title: t('notices.booked', { client: plainName(client.name) }), subject: t('notices.bookedSubject') };
  const toClient = { title: t('offers.notice.booked', { name: plainName(talent.name) }), subject: t('offers.notice.bookedSubject') };
  return [toSide(subject, 'client', { ...copy, ...toClient }), toSide(subject, 'talent', { ...copy, ...toTalent })];
}

const COPY: Readonly<Record<OfferNews['what'], (name: string) => Copy>> = {
  made: (name) => ({
    title: t('notices.offer', { client: name }),
    subject: t('notices.offerSubject'),
    action: t('offers.notice.answer'),
  }),
  countered: (name) => ({
    title: t('offers.notice.countered', { name }),
    subject: t('offers.notice.counteredSubject'),
    action: t('offers.notice.answer'),
  }),
  declined: (name) => ({
    title: t('offers.notice.declined', { name }),
    subject: t('offers.notice.declinedSubject'),
    action: t('offers.notice.see'),
  }),
  withdrawn: (name) => ({
    title: t('offers.notice.withdrawn', { name }),
    subject: t('offers.notice.withdrawnSubject'),
    action: t('offers.notice.see'),
  }),
};

function whatAndWhen({ offer, terms }: NotifiedOffer, text: string): Pick<NewNotification, 'text' | 'path'> {
  return { text: sentences(quoted(`${terms.role}, ${terms.title}`), daysText(terms), quoted(text)), path: `/offers/${offer.id}` };
}

/** '12 January 2027', or '12 January 2027 – 28 January 2027'. */
export function daysText({ starts_on: from, ends_on: to }: Pick<OfferTerms, 'starts_on' | 'ends_on'>): string {
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}

function toSide({ offer, around }: NotifiedOffer, side: HiringSide, { what, ...copy }: Stored): NewNotification {
  return {
    ...copy,
    userId: userOf(offer, side),
    group: 'applications',
    key: `offer:${offer.id}:${what}`,
    image: around[otherSide(side)].image,
    isUrgent: true,
  };
}
