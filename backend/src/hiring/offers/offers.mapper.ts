import type { Clash, HiringSide, Offer as OfferDto, OfferLine, OfferVersion as OfferVersionDto } from '@alltalent/shared/contracts';
import type { BookedDays } from '../bookings/new-bookings.repository';
import type { Around } from '../parties/parties.service';
import { mayAnswer, mayWithdraw } from './offer-turns.policy';
import { otherSide } from '../parties/sides';
import type { Offer, OfferVersion } from './offers.repository';

type More = {
  readonly side: HiringSide;
  readonly around: Around;
  readonly versions: readonly OfferVersion[];
  readonly bookingId: number | null;
  readonly threadId: number | null;
  readonly clashes: readonly Clash[];
};

/** `offer` has the state of the present moment. */
export function toOffer(offer: Offer, { side, around, versions, bookingId, threadId, clashes }: More): OfferDto {
  return {
    id: offer.id,
    state: offer.state,
    side,
    turn: offer.turn,
    client: around.client,
    talent: around.talent,
    job: around.job,
    versions: versions.map(toVersion),
    answer_by: toIso(offer.answerUntil),
    reason: offer.reason,
    decided_at: offer.decidedAt === null ? null : toIso(offer.decidedAt),
    application_id: offer.applicationId,
    booking_id: bookingId,
    thread_id: threadId,
    may_answer: mayAnswer(offer, side),
    may_withdraw: mayWithdraw(offer, side),
    clashes: [...clashes],
  };
}

export function toOfferLine(
  offer: Offer,
  side: HiringSide,
  { around, terms }: { around: Around } & Pick<OfferVersion, 'terms'>,
): OfferLine {
  return {
    id: offer.id,
    state: offer.state,
    side,
    turn: offer.turn,
    other: around[otherSide(side)],
    title: terms.title,
    role: terms.role,
    starts_on: terms.starts_on,
    ends_on: terms.ends_on,
    fee: terms.fee,
    currency: terms.currency,
    fee_unit: terms.fee_unit,
    answer_by: toIso(offer.answerUntil),
    at: toIso(offer.movedAt),
  };
}

export function toVersion({ version, by, terms, text, at }: OfferVersion): OfferVersionDto {
  return { version, by, terms, text, at: toIso(at) };
}

/** Booked days as a viewer may see them: the title of a booking is for its two sides. */
export function toClash({ startsOn, endsOn, title, clientId, talentUserId }: BookedDays, viewerId: string): Clash {
  const isOwn = viewerId === clientId || viewerId === talentUserId;
  return { starts_on: startsOn, ends_on: endsOn, title: isOwn ? title : '' };
}

export function toIso(time: number): string {
  return new Date(time).toISOString();
}
