import { ageOn, type JobMatch, LIMITS, TALENT_STATUS } from '@alltalent/shared/contracts';
import { CHILD_STATUS, foldText, type TalentRecord } from '../../talents';
import type { Shortfall, MatchedTalent, Requirement } from './role-requirements';
import type { TalentBooking } from './talent-bookings';

/** Compares a talent with requirements; what is missing is in the texts for `reader`. */
export function matchOf(asked: readonly Requirement[], talent: MatchedTalent, reader: keyof Shortfall = 'talent'): JobMatch {
  const shortfalls = asked.map((requirement) => requirement.shortfallOf(talent)).filter((shortfall) => shortfall !== null);
  return { met: asked.length - shortfalls.length, of: asked.length, missing: shortfalls.map((shortfall) => shortfall[reader]) };
}

/** Returns the share of requirements met, from 0 to 1; 1 when there are none. */
export function shareOf({ met, of }: JobMatch): number {
  return of === 0 ? 1 : met / of;
}

/** Returns the compared data of an adult whose profile is on the site, private ones included, and of a child; null for any other. */
export function toMatchedTalent(record: TalentRecord, today: string, booked: readonly TalentBooking[] = []): MatchedTalent | null {
  const age = ageOn(record.bornOn, today);
  const isOnSite = record.status === TALENT_STATUS.visible || (record.status === TALENT_STATUS.hidden && record.isPrivate);
  const isChild = record.status === CHILD_STATUS;
  if (!isChild && !isOnSite) return null;
  if (isChild !== age < LIMITS.ageOfMajority) return null;
  const { categoryId, genderId, cityId, published } = record;
  return {
    categoryId,
    genderId,
    cityId,
    age,
    playingAge: published?.playingAge ?? null,
    skills: new Set([...record.skills, ...record.languages].map(foldText)),
    availability: published?.availability ?? { state: 'open', from: '' },
    booked,
  };
}

/** Returns the requirements a client may see compared; those of sections hidden from the client are left out. */
export function openToClients(asked: readonly Requirement[], { published }: TalentRecord, isVerified: boolean): readonly Requirement[] {
  return asked.filter(({ section }) => {
    const audience = section === null ? 'everybody' : (published?.audiences[section] ?? 'everybody');
    return audience === 'everybody' || (audience === 'clients' && isVerified);
  });
}
