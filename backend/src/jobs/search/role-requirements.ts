import type { Availability } from '@alltalent/shared/contracts';
import { foldText } from '../../talents';
import type { JobRecord } from '../schema/job.entity';
import type { JobRoleEntity } from '../schema/job-role.entity';
import type { TalentBooking } from './talent-bookings';

/** What a role asks; `jobId` is missing until it is stored. */
export type AskedByRole = Readonly<Pick<JobRoleEntity, 'categoryId' | 'genderId' | 'ageMin' | 'ageMax' | 'skills'>> &
  Partial<Pick<JobRoleEntity, 'jobId'>>;
export type AskedByJob = Pick<JobRecord, 'cityId' | 'location' | 'isRemote' | 'startsOn' | 'endsOn'>;

/** Compared data of a talent. The age is never part of a text. */
export type MatchedTalent = {
  readonly categoryId: number;
  readonly genderId: number;
  readonly cityId: number;
  readonly age: number;
  /** Published playing age; null when the age is compared instead. */
  readonly playingAge: { readonly min: number; readonly max: number } | null;
  /** Skills and languages, folded by `foldText`. */
  readonly skills: ReadonlySet<string>;
  readonly availability: { readonly state: Availability; readonly from: string };
  /** Confirmed bookings to come. */
  readonly booked: readonly TalentBooking[];
};

/** Looks up names by id; '' for an unknown one. */
export type MatchNames = {
  category(id: number): string;
  gender(id: number): string;
  city(id: number): string;
};

/** Describes what a talent does not meet, in the words shown to the talent and to the client. */
export type Shortfall = { readonly talent: string; readonly client: string };
export type Requirement = {
  /** Section of the profile it is compared with, when its owner can choose who sees that section. */
  readonly section: 'skills' | 'work' | null;
  readonly label: string;
  /** Returns what the talent does not meet; null when the requirement is met. */
  shortfallOf(talent: MatchedTalent): Shortfall | null;
};

/** Lists what a role asks of a talent: age, gender, skills, place, dates and category. */
export function requirementsOf(role: AskedByRole, job: AskedByJob, names: MatchNames): readonly Requirement[] {
  return [
    ...ages(role),
    ...gender(role, names),
    ...role.skills.map(skill),
    ...place(job, names),
    ...dates(role, job),
    category(role, names),
  ];
}

function ages({ ageMin, ageMax }: AskedByRole): Requirement[] {
  if (ageMin === null && ageMax === null) return [];
  const label = ageLabel(ageMin, ageMax);
  const fits = (from: number, to: number) => to >= (ageMin ?? 0) && from <= (ageMax ?? Infinity);
  const shortfallOf = ({ age, playingAge }: MatchedTalent) => {
    if (fits(playingAge?.min ?? age, playingAge?.max ?? age)) return null;
    if (!playingAge) return notOnProfile(label);
    const plays = `${playingAge.min}–${playingAge.max}`;
    return { talent: `${label}: you play ${plays}`, client: `${label}: plays ${plays}` };
  };
  return [{ section: null, label, shortfallOf }];
}

function ageLabel(min: number | null, max: number | null): string {
  if (min === null) return `Plays up to ${max}`;
  if (max === null) return `Plays ${min} or older`;
  return min === max ? `Plays ${min}` : `Plays ${min}–${max}`;
}

const PARTS: Readonly<Record<string, string>> = { Female: 'a woman', Male: 'a man', 'Non-binary': 'a non-binary person' };

function gender({ genderId }: AskedByRole, names: MatchNames): Requirement[] {
  const name = genderId === null ? '' : names.gender(genderId);
  if (name === '') return [];
  const label = `Plays ${PARTS[name] ?? `a ${name.toLowerCase()}`}`;
  return [{ section: null, label, shortfallOf: (talent) => (talent.genderId === genderId ? null : notOnProfile(label)) }];
}

function skill(label: string): Requirement {
  const wanted = foldText(label);
  return { section: 'skills', label, shortfallOf: ({ skills }) => (skills.has(wanted) ? null : notOnProfile(label)) };
}

function place({ cityId, location, isRemote }: AskedByJob, names: MatchNames): Requirement[] {
  if (isRemote || cityId === null) return [];
  const shortfallOf = (talent: MatchedTalent) => {
    if (talent.cityId === cityId) return null;
    const own = names.city(talent.cityId) || 'another place';
    return { talent: `Based in ${location}: you are in ${own}`, client: `Based in ${location}: is in ${own}` };
  };
  return [{ section: null, label: location, shortfallOf }];
}

const FREE = 'Free on the dates';

function dates({ jobId }: AskedByRole, { startsOn, endsOn }: AskedByJob): Requirement[] {
  if (startsOn === '') return [];
  const lastDay = endsOn === '' ? startsOn : endsOn;
  // Who is booked for this job is free for it.
  const clashes = (booking: TalentBooking) => booking.jobId !== jobId && booking.startsOn <= lastDay && booking.endsOn >= startsOn;
  const shortfallOf = ({ availability: { state, from }, booked }: MatchedTalent) => {
    if (state === 'busy') return { talent: `${FREE}: your profile says busy`, client: `${FREE}: the profile says busy` };
    if (state === 'from' && from > startsOn)
      return { talent: `${FREE}: your profile says later`, client: `${FREE}: the profile says later` };
    if (!booked.some(clashes)) return null;
    return { talent: `${FREE}: you have a booking then`, client: `${FREE}: has a booking then` };
  };
  return [{ section: 'work', label: FREE, shortfallOf }];
}

function category({ categoryId }: AskedByRole, names: MatchNames): Requirement {
  const label = names.category(categoryId);
  const shortfallOf = (talent: MatchedTalent) =>
    talent.categoryId === categoryId ? null : { talent: 'Not your category', client: `${label}: is in another category` };
  return { section: null, label, shortfallOf };
}

function notOnProfile(label: string): Shortfall {
  return { talent: `${label}: not on your profile`, client: `${label}: not on the profile` };
}
