import type { JobContent } from '@alltalent/shared/contracts';
import type { LookupIndex } from '../../talents';
import { textTable } from '../../kernel/text/text-table';

type Line = readonly [name: string, value: string];
type Waiting = { readonly submitted: JobContent; readonly shown: JobContent | null; readonly lookups: LookupIndex };

/** Returns a table of a submitted job, beside each changed line what the site shows now. */
export function describeJob({ submitted, shown, lookups }: Waiting): string {
  const before = new Map(shown ? linesOf(shown, lookups) : []);
  const lines = linesOf(submitted, lookups);
  const rows = lines.map(([name, value]) => [name, value, insteadOf(before.get(name), value, shown !== null)]);
  const gone = [...before].filter(([name]) => !lines.some(([own]) => own === name)).map(([name, value]) => [name, '(taken out)', value]);
  return textTable(['what', 'sent in', shown ? 'on the site now' : ''], [...rows, ...gone]);
}

function insteadOf(former: string | undefined, value: string, isShown: boolean): string {
  if (!isShown || former === value) return '';
  return former ?? '(new)';
}

function linesOf(job: JobContent, lookups: LookupIndex): Line[] {
  const lines: Line[] = [
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
  return lines.filter(([, value]) => value !== '');
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
  return pay === null ? '' : `₹${pay.toLocaleString('en-IN')}`;
}
