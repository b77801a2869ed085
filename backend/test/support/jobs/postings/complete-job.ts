import { EMPTY_JOB, type JobContent } from '@alltalent/shared/contracts';

export const ROLE: JobContent['roles'][number] = {
  key: 'the-aunt',
  name: 'The aunt',
  category_id: null,
  gender_id: 1,
  age_min: 35,
  age_max: 50,
  people: 1,
  skills: ['Hindi'],
  details: 'Makes tea for the whole building.',
  pay: null,
};

/** A job with every needed field on the tests' day, 20 November 2026. */
export const COMPLETE_JOB: JobContent = {
  ...EMPTY_JOB,
  title: 'Tea film, one lift, four floors',
  medium: 'Commercial',
  posted_by: 'Mogra Pictures',
  category_id: 1,
  details: 'One day in a stairwell, one fitting before.',
  roles: [ROLE],
  city_id: 1,
  starts_on: '2027-01-12',
  ends_on: '2027-01-28',
  closes_on: '2026-12-30',
  pay_kind: 'paid',
  pay: 25_000,
  pay_unit: 'per day',
  usage: 'India, digital, one year',
};
