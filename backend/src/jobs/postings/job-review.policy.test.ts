import type { JobContent } from '@alltalent/shared/contracts';
import { needsReview, reviewReasons } from './job-review.policy';
import { COMPLETE_JOB, ROLE } from '../../../test/support/jobs/postings/complete-job';

const isRead = (changes: Partial<JobContent>, shown: JobContent | null = null) =>
  needsReview({ ...COMPLETE_JOB, ...changes }, { isKnownPoster: true, shown });

test('staff read everything of a client without an approved job', () => {
  expect(needsReview(COMPLETE_JOB, { isKnownPoster: false, shown: null })).toBe(true);
  expect(isRead({})).toBe(false);
});

test.each<[string, Partial<JobContent>]>([
  ['the title', { title: 'Girls aged 8 to 12' }],
  ['the text', { details: 'Bring your kids along.' }],
  ['the name of the poster', { posted_by: 'Pay us Pictures' }],
  ['what the pictures are used for', { usage: 'A bold scene is part of it.' }],
  ['the question', { question: 'What is your insta id?' }],
  ['the unit of the pay', { pay_unit: 'after your deposit' }],
  ['a part', { roles: [{ ...ROLE, name: 'School girl' }] }],
  ['the text of a part', { roles: [{ ...ROLE, details: 'A kissing scene.' }] }],
  ['a skill', { roles: [{ ...ROLE, skills: ['Nude modelling'] }] }],
  ['the ages of a part', { roles: [{ ...ROLE, age_min: 17 }] }],
])('SEC-43 staff read a known client’s job that points to minors, intimacy, fees or contact in %s', (_where, changes) => {
  expect(isRead(changes)).toBe(true);
});

test.each<[string, Partial<JobContent>]>([
  ['another title', { title: 'Coffee film' }],
  ['another text', { details: 'Something else.' }],
  ['another poster', { posted_by: 'Somebody Else Films' }],
  ['another part', { roles: [{ ...ROLE, key: 'the-uncle' }] }],
  ['one part more', { roles: [ROLE, { ...ROLE, key: 'the-uncle' }] }],
  ['other ages', { roles: [{ ...ROLE, age_min: 20 }] }],
  ['another gender', { roles: [{ ...ROLE, gender_id: 2 }] }],
  ['other skills', { roles: [{ ...ROLE, skills: ['Kathak'] }] }],
  ['less pay', { pay: 100 }],
  ['a range of pay', { pay_max: 90_000 }],
  ['no pay', { pay_kind: 'unpaid-student', pay: null }],
  ['another use', { usage: 'Everywhere and for good' }],
  ['another question', { question: 'Why?' }],
])('SEC-43 an approved job with %s is read again', (_what, changes) => {
  expect(isRead(changes, COMPLETE_JOB)).toBe(true);
});

test.each<[string, Partial<JobContent>]>([
  ['other days', { starts_on: '2027-01-13', ends_on: '2027-01-29', closes_on: '2026-12-31' }],
  ['another city', { city_id: 2, is_remote: true }],
  ['more people', { roles: [{ ...ROLE, people: 4 }] }],
  ['its own category written out', { roles: [{ ...ROLE, category_id: COMPLETE_JOB.category_id }] }],
])('an approved job with %s stays approved', (_what, changes) => {
  expect(isRead(changes, COMPLETE_JOB)).toBe(false);
});

test('staff are told why a job waits, with the words that were found', () => {
  const job = { ...COMPLETE_JOB, title: 'Two kids', has_intimacy: true, details: 'Pay a deposit' };
  expect(reviewReasons(job, false)).toEqual(['minors (kids)', 'intimacy', 'fees (deposit)']);
  expect(reviewReasons(COMPLETE_JOB, false)).toEqual(['first post']);
  expect(reviewReasons(COMPLETE_JOB, true)).toEqual(['changed']);
});
