import { missingJobFields, lastClosingDay, stepOfJobField } from './missing-job-fields';
import { EMPTY_JOB, jobContentSchema, type JobContent } from './job-posting';

const TODAY = '2026-11-20';
const WHOLE: JobContent = jobContentSchema.cast({
  title: 'Tea film, one lift, four floors',
  posted_by: 'Salt Road Studio',
  category_id: 1,
  details: 'Everybody in the building drinks tea on the day the lift breaks.',
  roles: [{ key: 'role-1', name: 'The aunt', age_min: 35, age_max: 50 }],
  city_id: 3,
  starts_on: '2027-01-06',
  ends_on: '2027-01-08',
  closes_on: '2026-12-20',
  pay: 35_000,
});

test('a job with everything it needs has no missing fields', () => {
  expect(missingJobFields(WHOLE, TODAY)).toEqual({});
});

test('an empty one is told field by field what is needed, in the order of the page', () => {
  expect(Object.keys(missingJobFields(EMPTY_JOB, TODAY))).toEqual([
    'title',
    'posted_by',
    'category_id',
    'details',
    'roles',
    'city_id',
    'starts_on',
    'closes_on',
    'pay',
  ]);
});

test.each<[string, Partial<JobContent>, string[]]>([
  ['remote work needs no city', { is_remote: true, city_id: null }, []],
  ['flexible dates need no days', { is_flexible: true, starts_on: '', ends_on: '' }, []],
  ['unpaid work says why, and needs no sum', { pay_kind: 'unpaid-student', pay: null }, []],
  ['a range of pay is fine', { pay_max: 50_000 }, []],
  ['a range of one sum, too', { pay_max: 35_000 }, []],
  ['a range does not end below its beginning', { pay_max: 34_999 }, ['pay_max']],
  ['without a first sum that is what is missing', { pay: null, pay_max: 5 }, ['pay']],
  ['unpaid work has no range to be wrong', { pay_kind: 'unpaid-student', pay_max: 5 }, []],
  ['one day of work needs no last day', { ends_on: '' }, []],
  ['it may close today', { closes_on: TODAY }, []],
  ['it closes 90 days ahead at most', { closes_on: lastClosingDay(TODAY) }, []],
  ['and not a day later', { closes_on: '2027-02-19' }, ['closes_on']],
  ['nor yesterday', { closes_on: '2026-11-19' }, ['closes_on']],
  ['days in the past are no days of work', { starts_on: '2026-11-19' }, ['starts_on']],
  ['the end is not before the beginning', { ends_on: '2027-01-05' }, ['ends_on']],
  ['a number in the text is asked to go', { details: 'Call me on 98200 41177 for the script.' }, ['details']],
  ['an address as well', { question: 'Write to asha at studio dot com?' }, ['question']],
])('%s', (_title, change, fields) => {
  expect(Object.keys(missingJobFields({ ...WHOLE, ...change }, TODAY))).toEqual(fields);
});

test('a role needs its name, and ages in order', () => {
  const [role] = WHOLE.roles;
  if (!role) throw new Error('There is one.');
  const roles = [role, { ...role, key: 'role-2', name: '', age_min: 40, age_max: 30 }];
  expect(Object.keys(missingJobFields({ ...WHOLE, roles }, TODAY))).toEqual(['roles.1.name', 'roles.1.age_max']);
});

test('SEC-43 a role says for which ages it is, both ends', () => {
  const [role] = WHOLE.roles;
  if (!role) throw new Error('There is one.');
  const missingOf = (ages: Partial<typeof role>) => Object.keys(missingJobFields({ ...WHOLE, roles: [{ ...role, ...ages }] }, TODAY));
  expect(missingOf({ age_min: null, age_max: null })).toEqual(['roles.0.age_min', 'roles.0.age_max']);
  expect(missingOf({ age_min: 20, age_max: null })).toEqual(['roles.0.age_max']);
  expect(missingOf({ age_min: null, age_max: 17 })).toEqual(['roles.0.age_min']);
});

test.each<[string, Partial<JobContent>, string]>([
  ['the medium', { medium: 'Call 98200 41177' }, 'medium'],
  ['the unit of the pay', { pay_unit: 'ask asha@example.com' }, 'pay_unit'],
])('contact data in %s is asked to go as everywhere else', (_where, change, field) => {
  expect(Object.keys(missingJobFields({ ...WHOLE, ...change }, TODAY))).toEqual([field]);
});

test('every field stands on a step', () => {
  expect(['title', 'roles.0.name', 'question', 'closes_on', 'pay', 'pay_max'].map(stepOfJobField)).toEqual([
    'project',
    'roles',
    'roles',
    'place',
    'pay',
    'pay',
  ]);
});
