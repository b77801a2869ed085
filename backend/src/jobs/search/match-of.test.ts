import { makeTalent } from '../../../test/support/talents/talent.factory';
import type { PublishedParts, TalentRecord } from '../../talents/schema/talent-record';
import { matchOf, openToClients, shareOf, toMatchedTalent } from './match-of';
import { type AskedByJob, type AskedByRole, type MatchNames, requirementsOf } from './role-requirements';

const TODAY = '2026-11-20';
const NAMES: MatchNames = {
  category: (id) => (id === 1 ? 'Actor' : 'Writer'),
  gender: (id) => ['', 'Female', 'Male', 'Non-binary'][id] ?? '',
  city: (id) => ['', 'Mumbai', 'Pune'][id] ?? '',
};
const ANYBODY: AskedByRole = { jobId: 5, categoryId: 1, genderId: null, ageMin: null, ageMax: null, skills: [] };
const ANYWHERE: AskedByJob = { cityId: null, location: 'Anywhere', isRemote: true, startsOn: '', endsOn: '' };
const EVERYBODY = {
  about: 'everybody',
  skills: 'everybody',
  credits: 'everybody',
  attributes: 'everybody',
  recordings: 'everybody',
} as const;
const published = (changes: Partial<PublishedParts>): PublishedParts => ({
  photos: [],
  pronouns: '',
  playingAge: null,
  recordings: [],
  rate: null,
  availability: { state: 'open', from: '' },
  audiences: { ...EVERYBODY, work: 'everybody' },
  approvedOn: TODAY,
  ...changes,
});
const matched = (changes: Partial<TalentRecord> = {}) => {
  const talent = toMatchedTalent(makeTalent(1, { bornOn: '2000-01-01', ...changes }), TODAY);
  if (!talent) throw new Error('This profile is not public.');
  return talent;
};
const asked = (role: Partial<AskedByRole>, job: Partial<AskedByJob> = {}) =>
  requirementsOf({ ...ANYBODY, ...role }, { ...ANYWHERE, ...job }, NAMES);
const match = (role: Partial<AskedByRole>, job: Partial<AskedByJob> = {}, changes: Partial<TalentRecord> = {}) =>
  matchOf(asked(role, job), matched(changes));

test('a talent who has everything that is asked misses nothing', () => {
  const role = { genderId: 1, ageMin: 18, ageMax: 26, skills: ['HINDI', 'stage  Combat'] };
  const job = { cityId: 1, location: 'Mumbai', isRemote: false, startsOn: '2026-12-01' };
  expect(match(role, job)).toEqual({ met: 7, of: 7, missing: [] });
  expect(asked(role, job).map(({ label }) => label)).toEqual([
    ...['Plays 18–26', 'Plays a woman', 'HINDI', 'stage  Combat', 'Mumbai', 'Free on the dates', 'Actor'],
  ]);
});

test('what is missing is said in short words, each for itself', () => {
  const role = { categoryId: 2, genderId: 2, ageMin: 40, ageMax: null, skills: ['Swimming'] };
  const job = { cityId: 1, location: 'Mumbai', isRemote: false, startsOn: '2026-12-01' };
  const busy = { cityId: 2, published: published({ availability: { state: 'busy', from: '' } }) };
  expect(match(role, job, busy)).toEqual({
    met: 0,
    of: 6,
    missing: [
      'Plays 40 or older: not on your profile',
      'Plays a man: not on your profile',
      'Swimming: not on your profile',
      'Based in Mumbai: you are in Pune',
      'Free on the dates: your profile says busy',
      'Not your category',
    ],
  });
});

test('SEC-43 the age behind a profile is compared, and said to nobody; a published playing age goes before it', () => {
  const role = { ageMin: 30, ageMax: 40 };
  const { missing } = match(role);
  expect(missing).toEqual(['Plays 30–40: not on your profile']);
  const older = { published: published({ playingAge: { min: 28, max: 34 } }) };
  expect(match(role, {}, older).missing).toEqual([]);
  const younger = { bornOn: '1990-01-01', published: published({ playingAge: { min: 20, max: 29 } }) };
  expect(match(role, {}, younger).missing).toEqual(['Plays 30–40: you play 20–29']);
});

test('the ends of a range of ages belong to it', () => {
  const plays = (min: number, max: number) =>
    match({ ageMin: 30, ageMax: 40 }, {}, { published: published({ playingAge: { min, max } }) }).met;
  expect([plays(20, 29), plays(20, 30), plays(40, 50), plays(41, 50)]).toEqual([1, 2, 2, 1]);
  const born = (bornOn: string) => match({ ageMin: 30, ageMax: null }, {}, { bornOn }).met;
  expect([born('1996-11-20'), born('1996-11-21')]).toEqual([2, 1]);
});

test('remote work asks for no place, and flexible dates for no day', () => {
  expect(match({}, { cityId: 1, location: 'Mumbai', isRemote: true }, { cityId: 2 })).toEqual({ met: 1, of: 1, missing: [] });
  const later = { published: published({ availability: { state: 'from', from: '2027-01-10' } }) };
  expect(match({}, { startsOn: '2027-01-10' }, later).met).toBe(2);
  expect(match({}, { startsOn: '2027-01-09' }, later).missing).toEqual(['Free on the dates: your profile says later']);
});

test('HIR-04 a talent with a booking on one of the days of a job is not free, and is again after it', () => {
  const talent = toMatchedTalent(makeTalent(1, { bornOn: '2000-01-01' }), TODAY, [
    { startsOn: '2027-01-12', endsOn: '2027-01-14', jobId: null },
    { startsOn: '2027-02-01', endsOn: '2027-02-03', jobId: 5 },
  ]);
  if (!talent) throw new Error('This profile is not public.');
  const missing = (startsOn: string, endsOn: string, reader: 'talent' | 'client' = 'talent') =>
    matchOf(asked({}, { startsOn, endsOn }), talent, reader).missing;
  for (const [from, to] of [
    ['2027-01-10', '2027-01-12'],
    ['2027-01-14', '2027-01-20'],
    ['2027-01-01', '2027-01-31'],
    ['2027-01-13', ''],
  ] as const)
    expect(missing(from, to)).toEqual(['Free on the dates: you have a booking then']);
  expect([missing('2027-01-09', '2027-01-11'), missing('2027-01-15', ''), missing('2027-01-11', '')]).toEqual([[], [], []]);
  // The second booking is for this job.
  expect(missing('2027-02-02', '')).toEqual([]);
  expect(missing('2027-01-13', '', 'client')).toEqual(['Free on the dates: has a booking then']);
});

test('SEC-43 a minor and anyone who is not on the site are compared with nothing; anyone who is only not listed is compared', () => {
  expect(toMatchedTalent(makeTalent(1, { bornOn: '2008-11-21' }), TODAY)).toBeNull();
  expect(toMatchedTalent(makeTalent(1, { bornOn: '2008-11-20' }), TODAY)).not.toBeNull();
  for (const status of [1, 3, 4]) expect(toMatchedTalent(makeTalent(1, { status }), TODAY)).toBeNull();
  expect(toMatchedTalent(makeTalent(1, { status: 1, isPrivate: true }), TODAY)).not.toBeNull();
  for (const status of [3, 4]) expect(toMatchedTalent(makeTalent(1, { status, isPrivate: true }), TODAY)).toBeNull();
});

test('a client is told nothing of what the talent keeps back, neither that it is there nor that it is missing', () => {
  const role = asked({ skills: ['Hindi', 'Swimming'] }, { startsOn: '2026-12-01' });
  const labels = (skills: 'everybody' | 'clients' | 'nobody', isVerified: boolean) => {
    const record = makeTalent(1, { published: published({ audiences: { ...EVERYBODY, skills, work: 'nobody' } }) });
    return openToClients(role, record, isVerified).map(({ label }) => label);
  };
  expect(labels('everybody', false)).toEqual(['Hindi', 'Swimming', 'Actor']);
  expect(labels('clients', false)).toEqual(['Actor']);
  expect(labels('clients', true)).toEqual(['Hindi', 'Swimming', 'Actor']);
  expect(labels('nobody', true)).toEqual(['Actor']);
  expect(matchOf(role, matched(), 'client').missing).toEqual(['Swimming: not on the profile']);
});

test('anyone who is asked nothing misses nothing', () => {
  expect(shareOf(matchOf([], matched()))).toBe(1);
  expect(shareOf({ met: 1, of: 4, missing: ['a', 'b', 'c'] })).toBe(0.25);
});
