import { addDays, dayInIndia } from '@alltalent/shared/contracts';
import type { DataSource } from 'typeorm';
import { lineOfText, pairKeyOf } from '../../src/hiring';
import { type CastAccount, castAccounts } from '../castings/cast-accounts';
import { seedStores } from '../seed-stores';
import { slugsOfCast } from '../seed-users';
import { CASTING_OFFERS } from './casting-offers';
import { DIRECT_OFFERS } from './direct-offers';
import type { CastApplication, SeededOffer, SeededThread } from './hiring-seeds.repository';
import type { CastingOfferText, DirectOfferText, ThreadText } from './hiring-text';
import { acceptedOffer, openOffer, termsOf } from './make-offer';
import { THREADS } from './threads';

const CLIENT = 'ritu.khanna@example.com';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days from an offer without a casting to the first day of the work. */
const OFFERED_DAYS_AHEAD = 20;
/** An open offer of a casting is for its own days, or for these from now when they are over or close. */
const LATER_DAYS = [21, 22] as const;
const CLOSE_DAYS = 7;

type Seeding = { readonly talents: number; readonly now: number };
type Site = { readonly clientIds: ReadonlyMap<string, string>; readonly accounts: ReadonlyMap<string, CastAccount>; readonly now: number };

/** Seeds what follows from the demo castings: offers, bookings, reviews and messages. A client who is hiring already keeps everything. */
export async function seedHiring(dataSource: DataSource, { talents, now }: Seeding): Promise<void> {
  const { users, hiring } = seedStores(dataSource);
  const client = await users.findByLoginEmail(CLIENT);
  if (!client || (await hiring.isHiring(client.id))) return;
  const clients = await Promise.all(DIRECT_OFFERS.map(({ client: email }) => users.findByLoginEmail(email)));
  const clientIds = new Map(clients.flatMap((user) => (user?.loginEmail ? [[user.loginEmail, user.id] as const] : [])));
  const accounts = await castAccounts(
    dataSource,
    DIRECT_OFFERS.map(({ who }) => who),
    slugsOfCast(talents),
  );
  const keys = new Map([...accounts].map(([key, { userId }]) => [userId, key]));
  const titles = [...new Set([...CASTING_OFFERS, ...THREADS].map(({ job }) => job))];
  const cast = await hiring.findApplications(client.id, titles);
  const offers = [
    ...cast.flatMap((one) => offerOfCasting(one, { clientId: client.id, keyOf: keyOfAccount(keys), now })),
    ...DIRECT_OFFERS.flatMap((text) => directOffer(text, { clientIds, accounts, now })),
  ];
  await hiring.save(
    offers,
    THREADS.flatMap((text) => threadOf(text, cast, { clientId: client.id, keyOf: keyOfAccount(keys), now })),
  );
}

type Casting = { readonly clientId: string; readonly keyOf: (userId: string) => string; readonly now: number };

/** Keys of people of the cast: demo users have ids of their own. */
function keyOfAccount(keys: ReadonlyMap<string, string>) {
  return (userId: string) => keys.get(userId) ?? userId.replace(/^u_cast_/u, '').replaceAll('_', '-');
}

function offerOfCasting({ application, job, role, steps }: CastApplication, { clientId, keyOf, now }: Casting): SeededOffer[] {
  const text = CASTING_OFFERS.find((one) => one.job === job.title);
  const { stage, talentId, userId: talentUserId, jobId, roleId, id: applicationId } = application;
  if (!text || (stage !== 'offer' && stage !== 'booked')) return [];
  const parties = { clientId, talentUserId, talentId, jobId, roleId, applicationId };
  const madeAt = steps.find((step) => step.stage === 'offer')?.at ?? application.stageAt;
  const [starts_on, ends_on] = daysOf(job, { isOpen: stage === 'offer', now });
  const terms = termsOf(text.terms, { title: job.title, role: role.name, starts_on, ends_on });
  const agreed = { parties, terms, text: text.text, madeAt, now };
  if (stage === 'offer') return [openOffer(agreed)];
  const acceptedAt = Math.max(application.stageAt, madeAt + HOUR_MS);
  return [acceptedOffer({ ...agreed, acceptedAt, reviews: reviewsFrom(text, keyOf(talentUserId)) })];
}

function reviewsFrom({ reviews }: CastingOfferText, key: string) {
  return reviews?.[key];
}

function daysOf(
  { startsOn, endsOn }: CastApplication['job'],
  { isOpen, now }: { isOpen: boolean; now: number },
): readonly [string, string] {
  const today = dayInIndia(now);
  const later = [addDays(today, LATER_DAYS[0]), addDays(today, LATER_DAYS[1])] as const;
  return startsOn === '' || (isOpen && startsOn <= addDays(today, CLOSE_DAYS)) ? later : [startsOn, endsOn];
}

function directOffer(text: DirectOfferText, { clientIds, accounts, now }: Site): SeededOffer[] {
  const [clientId, account] = [clientIds.get(text.client), accounts.get(text.who)];
  if (clientId === undefined || !account) return [];
  const { userId: talentUserId, talentId } = account;
  const parties = { clientId, talentUserId, talentId, jobId: null, roleId: null, applicationId: null };
  const [starts_on, ends_on] = [addDays(dayInIndia(now), text.days[0]), addDays(dayInIndia(now), text.days[1])];
  const { title, role } = text.terms;
  const terms = termsOf(text.terms, { title, role, starts_on, ends_on });
  const madeAt = now + Math.min(text.days[0] - OFFERED_DAYS_AHEAD, -1) * DAY_MS;
  const agreed = { parties, terms, text: text.text, madeAt, now };
  if (text.counter) return [openOffer(agreed, text.counter)];
  return [acceptedOffer({ ...agreed, acceptedAt: madeAt + 5 * HOUR_MS, callSheet: text.callSheet, reviews: text.reviews })];
}

function threadOf({ job: title, who, messages, unread }: ThreadText, cast: readonly CastApplication[], { clientId, keyOf, now }: Casting) {
  const found = cast.find(({ application, job }) => job.title === title && keyOf(application.userId) === who);
  if (!found) return [];
  const { userId: talentUserId, talentId, jobId, id } = found.application;
  const rows = messages.map(([by, hoursAgo, text]) => ({
    ...{ senderId: by === 'client' ? clientId : talentUserId, text, hasContactData: false, attachments: 0 },
    at: now - hoursAgo * HOUR_MS,
  }));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const thread: SeededThread['thread'] = {
    ...{ clientId, talentUserId, talentId, jobId, pairKey: pairKeyOf({ clientId, talentUserId, jobId }) },
    ...{ subjectKind: 'application', subjectId: id, lastText: lineOfText(last.text), lastSenderId: last.senderId, lastAt: last.at },
    ...{ clientUnread: unread === 'client' ? 1 : 0, talentUnread: unread === 'talent' ? 1 : 0 },
    ...{ isAnswered: new Set(rows.map(({ senderId }) => senderId)).size === 2, createdAt: first.at },
  };
  return [{ thread, messages: rows }];
}
