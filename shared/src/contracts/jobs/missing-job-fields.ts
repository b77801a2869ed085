import { hasContactData } from '../core/contact-data';
import { addDays, isDate } from '../core/dates';
import type { JobContent, JobRoleContent } from './job-posting';
import { JOB_LIMITS } from './job-values';

export const JOB_STEPS = ['project', 'roles', 'place', 'pay'] as const;
export type JobStep = (typeof JOB_STEPS)[number];
/** Error messages by field path, such as 'title', 'roles' or 'roles.0.name'. */
export type MissingJobFields = Readonly<Record<string, string>>;

const CONTACT = 'Please take phone numbers and e-mail addresses out: talent answers here, and you stay private';
const TURNED = 'Must not be below the youngest age';
const BELOW = 'The upper sum must not be below the first';

/**
 * Finds what is missing or refused before a job can be sent in: messages by field path, in the order of the page; {} when
 * nothing is. `today` is the day in India, YYYY-MM-DD. Needed are title, category, a role with the ages it is for, a place or
 * remote, dates or flexible, pay or why there is none, and a last day within 90 days (beyond the specification, feature 6).
 */
export function missingJobFields(content: JobContent, today: string): MissingJobFields {
  return Object.fromEntries([
    ...missingProjectFields(content),
    ...missingRolesFields(content),
    ...missingPlaceFields(content, today),
    ...missingPayFields(content),
  ]);
}

/** Returns the step of the page that has the field. */
export function stepOfJobField(field: string): JobStep {
  if (field === 'roles' || field.startsWith('roles.') || field === 'question') return 'roles';
  if (['city_id', 'is_remote', 'is_flexible', 'starts_on', 'ends_on', 'closes_on'].includes(field)) return 'place';
  return ['pay', 'pay_max', 'pay_kind', 'pay_unit', 'usage'].includes(field) ? 'pay' : 'project';
}

/** Returns the last day, YYYY-MM-DD, on which a job posted on `today` may close. */
export function lastClosingDay(today: string): string {
  return addDays(today, JOB_LIMITS.closesInDays);
}

type MissingField = readonly [field: string, message: string];

function missingProjectFields({ title, medium, posted_by, category_id, details }: JobContent): MissingField[] {
  return withMessages([
    ['title', title === '' ? 'Please give the job a title' : contact(title)],
    ['medium', contact(medium)],
    ['posted_by', posted_by === '' ? 'Please say who is asking' : contact(posted_by)],
    ['category_id', category_id === null ? 'Please choose a category' : ''],
    ['details', details === '' ? 'Please say what it is about' : contact(details)],
  ]);
}

function missingRolesFields({ roles, question }: JobContent): MissingField[] {
  const none: MissingField[] = roles.length === 0 ? [['roles', 'Please add a role']] : [];
  return [...none, ...roles.flatMap(missingRoleFields), ...withMessages([['question', contact(question)]])];
}

function missingRoleFields({ name, age_min, age_max, skills, details }: JobRoleContent, index: number): MissingField[] {
  const isTurned = age_min !== null && age_max !== null && age_max < age_min;
  return withMessages([
    [`roles.${index}.name`, name === '' ? 'Please name the part' : contact(name)],
    [`roles.${index}.age_min`, age_min === null ? 'Please give the youngest playing age' : ''],
    [`roles.${index}.age_max`, age_max === null ? 'Please give the oldest playing age' : isTurned ? TURNED : ''],
    [`roles.${index}.skills`, contact(skills.join('\n'))],
    [`roles.${index}.details`, contact(details)],
  ]);
}

function missingPlaceFields({ is_remote, city_id, is_flexible, starts_on, ends_on, closes_on }: JobContent, today: string): MissingField[] {
  const needsDays = !is_flexible;
  return withMessages([
    ['city_id', !is_remote && city_id === null ? 'Please choose a city, or say that it is remote' : ''],
    [
      'starts_on',
      needsDays && !isDate(starts_on)
        ? 'Please choose the first day, or say that the dates are flexible'
        : beforeToday(starts_on, needsDays, today),
    ],
    ['ends_on', needsDays && ends_on !== '' && ends_on < starts_on ? 'Must not be before the first day' : ''],
    ['closes_on', closingDayProblem(closes_on, today)],
  ]);
}

function beforeToday(day: string, isNeeded: boolean, today: string): string {
  return isNeeded && day < today ? 'Please choose a day to come' : '';
}

function closingDayProblem(day: string, today: string): string {
  if (!isDate(day)) return 'Please choose the last day to apply';
  if (day < today) return 'Please choose a day to come';
  return day > lastClosingDay(today) ? `At most ${JOB_LIMITS.closesInDays} days ahead` : '';
}

function missingPayFields({ pay_kind, pay, pay_max, pay_unit, usage }: JobContent): MissingField[] {
  const isPaid = pay_kind === 'paid';
  const isMissing = isPaid && pay === null;
  const isTurned = isPaid && pay !== null && pay_max !== null && pay_max < pay;
  return withMessages([
    ['pay', isMissing ? 'Please say what you pay, or that it is unpaid' : ''],
    ['pay_max', isTurned ? BELOW : ''],
    ['pay_unit', contact(pay_unit)],
    ['usage', contact(usage)],
  ]);
}

function contact(text: string): string {
  return hasContactData(text) ? CONTACT : '';
}

function withMessages(fields: readonly MissingField[]): MissingField[] {
  return fields.filter(([, message]) => message !== '');
}
