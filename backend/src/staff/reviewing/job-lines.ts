import { type ComparedLine, formatMoney, type JobContent } from '@alltalent/shared/contracts';
import type { LookupIndex } from '../../talents';
import { comparedTable, compareLines, type Line } from './compared-lines';

type Waiting = { readonly submitted: JobContent; readonly shown: JobContent | null; readonly lookups: LookupIndex };

/** Compares a submitted job with what the site shows; `shown`: null for a job that was never shown. */
export function compareJob({ submitted, shown, lookups }: Waiting): ComparedLine[] {
  return compareLines(linesOf(submitted, lookups), shown && linesOf(shown, lookups));
}

/** Returns a table of a submitted job, beside each changed line what the site shows now. */
export function describeJob(job: Waiting): string {
  const isShown = job.shown !== null;
  return comparedTable(['what', 'sent in', isShown ? 'on the site now' : ''], compareJob(job), { isShown });
}

function linesOf(job: JobContent, lookups: LookupIndex): Line[] {
  return [
    ['title', job.title],
    ['medium', job.medium],
    ['posted by', job.posted_by],
    ['category', categoryOf(job.category_id, lookups)],
    ['details', job.details],
    ['intimacy', job.has_intimacy ? 'yes' : ''],
    ...job.roles.flatMap((role, index) => roleLines(role, `role ${index + 1}`, lookups)),
    ['question', job.question],
    ['place', [job.city_id === null ? '' : lookups.cityName(job.city_id), job.is_remote ? 'remote' : ''].filter(Boolean).join(', ')],
    ['dates', job.is_flexible ? 'flexible' : `${job.starts_on} to ${job.ends_on || job.starts_on}`],
    ['closes', job.closes_on],
    [
      'pay',
      [job.pay_kind, rupees(job.pay), job.pay_max === null ? '' : `to ${rupees(job.pay_max)}`, job.pay_unit].filter(Boolean).join(' '),
    ],
    ['usage', job.usage],
  ];
}

function roleLines(role: JobContent['roles'][number], name: string, lookups: LookupIndex): Line[] {
  const ages = role.age_min === null && role.age_max === null ? '' : `plays ${role.age_min ?? ''}–${role.age_max ?? ''}`;
  const gender = lookups.all.genders.find(({ id }) => id === role.gender_id)?.name ?? '';
  const parts = [
    role.name,
    `${role.people} wanted`,
    categoryOf(role.category_id, lookups),
    gender,
    ages,
    role.skills.join(', '),
    rupees(role.pay),
  ];
  return [
    [name, parts.filter(Boolean).join(' / ')],
    [`${name}, details`, role.details],
  ];
}

function categoryOf(id: number | null, lookups: LookupIndex): string {
  return id === null ? '' : (lookups.category(id)?.name ?? '');
}

function rupees(pay: number | null): string {
  return pay === null ? '' : formatMoney(pay, 'INR');
}
