import { addDays, dayInIndia, type HiringSide, INDIA_TIME_ZONE, type OfferTerms } from '@alltalent/shared/contracts';
import { endOfReviews, newBooking } from '../../src/hiring';
import type { AgreedText, CallSheetText, ReviewsOfTalent, ReviewText } from './hiring-text';
import type { SeededBooking, SeededOffer } from './hiring-seeds.repository';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Both reviews are written within these days after the work. */
const REVIEWED_DAYS = 4;
const ANSWER_DAYS = 5;

export type Parties = Pick<SeededOffer['offer'], 'clientId' | 'talentUserId' | 'talentId' | 'jobId' | 'roleId' | 'applicationId'>;
type Agreed = {
  readonly parties: Parties;
  readonly terms: OfferTerms;
  readonly text: string;
  readonly madeAt: number;
  readonly now: number;
};
type Accepted = Agreed & {
  readonly acceptedAt: number;
  readonly callSheet?: CallSheetText | undefined;
  readonly reviews?: ReviewsOfTalent | undefined;
};
type Counter = { readonly terms: Partial<OfferTerms>; readonly text: string };
type Days = Pick<OfferTerms, 'title' | 'role' | 'starts_on' | 'ends_on'>;

export function termsOf(text: AgreedText, days: Days): OfferTerms {
  return {
    ...{ call_time: '', time_zone: INDIA_TIME_ZONE, currency: 'INR', usage_media: [], usage_territory: '', usage_period: '' },
    ...{ expenses: '', bring: '' },
    ...text,
    ...days,
  };
}

/** Offer that waits: for the talent, or for the client once the talent suggested other terms. */
export function openOffer({ parties, terms, text, madeAt, now }: Agreed, counter?: Counter): SeededOffer {
  const { clientId, roleId, talentId } = parties;
  const first = { version: 1, by: 'client', terms, text, at: madeAt } as const;
  const second = counter && {
    version: 2,
    by: 'talent',
    terms: { ...terms, ...counter.terms },
    text: counter.text,
    at: madeAt + 3 * HOUR_MS,
  };
  const versions: SeededOffer['versions'] = second ? [first, { ...second, by: 'talent' }] : [first];
  const last = versions.at(-1) ?? first;
  return {
    offer: {
      ...parties,
      ...{ invitationId: null, state: 'open', turn: last.by === 'client' ? 'talent' : 'client', version: last.version, reason: '' },
      answerUntil: endOfDay(addDays(dayInIndia(now), ANSWER_DAYS)),
      openKey: `${clientId}:${roleId ?? 0}:${talentId}`,
      ...{ createdAt: madeAt, movedAt: last.at, decidedAt: null },
    },
    versions,
    booked: null,
  };
}

/** Accepted offer with its booking: done when the work and both reviews are in the past, else confirmed. */
export function acceptedOffer(agreed: Accepted): SeededOffer {
  const { parties, terms, text, madeAt, acceptedAt } = agreed;
  const answerDay = addDays(dayInIndia(madeAt), ANSWER_DAYS);
  return {
    offer: {
      ...parties,
      ...{ invitationId: null, state: 'accepted', turn: 'talent', version: 1, reason: '', openKey: null },
      answerUntil: Math.max(endOfDay(answerDay), acceptedAt),
      ...{ createdAt: madeAt, movedAt: acceptedAt, decidedAt: acceptedAt },
    },
    versions: [{ version: 1, by: 'client', terms, text, at: madeAt }],
    booked: bookingOf(agreed),
  };
}

function bookingOf({ parties, terms, acceptedAt, now, callSheet, reviews = {} }: Accepted): SeededBooking {
  const made = newBooking({ ...parties, offerId: null }, terms, acceptedAt);
  const { startsAt, endsAt } = made;
  const doneAt = endsAt + 12 * HOUR_MS;
  const isDone = doneAt + REVIEWED_DAYS * DAY_MS < now;
  const sheetAt = acceptedAt + 2 * HOUR_MS;
  const steps: SeededBooking['steps'] = [
    { by: 'talent', what: 'made', text: '', at: acceptedAt },
    ...(callSheet ? [{ by: 'client', what: 'call-sheet', text: '', at: sheetAt } as const] : []),
    ...(isDone ? [{ by: 'client', what: 'done', text: '', at: doneAt } as const] : []),
  ];
  const written = isDone ? reviewsOf(parties, reviews, doneAt) : [];
  return {
    booking: {
      ...made,
      ...{ state: isDone ? 'done' : 'confirmed', revision: steps.length },
      ...{ contactName: callSheet?.contactName ?? '', notes: callSheet?.notes ?? '' },
      remindedAt: isDone ? Math.max(acceptedAt, startsAt - DAY_MS) : null,
      doneAt: isDone ? doneAt : null,
      // Those who have not written are asked by the site.
      reviewAskedAt: written.length > 0 ? doneAt : null,
      movedAt: steps.at(-1)?.at ?? acceptedAt,
    },
    steps,
    reviews: written,
  };
}

/** Reviews of both sides; they are shown when the second one is written. */
function reviewsOf(parties: Parties, { client, talent }: ReviewsOfTalent, doneAt: number): SeededBooking['reviews'] {
  if (!client || !talent) return [];
  const shownAt = doneAt + 2 * DAY_MS;
  const times = { shownAt, showsUntil: endOfReviews(doneAt) };
  return [
    reviewOf(parties, 'client', client, { ...times, at: doneAt + DAY_MS }),
    reviewOf(parties, 'talent', talent, { ...times, at: shownAt }),
  ];
}

type ReviewTimes = Pick<SeededBooking['reviews'][number], 'at' | 'shownAt' | 'showsUntil'>;

function reviewOf(
  { clientId, talentUserId }: Parties,
  by: HiringSide,
  { points: [first, second, third], text, reply = '' }: ReviewText,
  times: ReviewTimes,
): SeededBooking['reviews'][number] {
  const [authorId, subjectId] = by === 'client' ? [clientId, talentUserId] : [talentUserId, clientId];
  const repliedAt = reply === '' ? null : (times.shownAt ?? times.at) + DAY_MS;
  return { by, authorId, subjectId, first, second, third, text, ...times, reply, repliedAt, takenDownAt: null, takenDownReason: '' };
}

function endOfDay(day: string): number {
  return Date.parse(`${day}T23:59:59.999+05:30`);
}
