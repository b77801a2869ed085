import {
  type DocumentBlock,
  formatDay,
  formatMoneyRange,
  type JobDetail,
  type JobRole,
  PAY_KIND_LABELS,
  SAFETY_NOTE,
} from '@alltalent/shared/contracts';
import { paragraph } from '../../kernel/seo/sent-blocks';

/** Makes the readable text of a job's page, for visitors without scripts. */
export function jobText(job: JobDetail): readonly DocumentBlock[] {
  return [
    ...paragraphs(job.details),
    heading('roles', job.roles.length === 1 ? 'The role' : 'Roles'),
    ...job.roles.flatMap((role) => roleBlocks(role, job)),
    ...(job.usage === '' ? [] : [heading('pay', 'Pay and use'), ...paragraphs(job.usage)]),
    heading('poster', 'Who is asking'),
    paragraph(posterText(job)),
    paragraph(SAFETY_NOTE),
    paragraph('All open calls', '/jobs'),
  ];
}

export function jobFacts(job: JobDetail): string[] {
  const closes = job.state === 'open' ? `Open until ${formatDay(job.closes_on)}` : 'Applications closed';
  return [`Where: ${job.location}`, `When: ${job.dates}`, `Pay: ${payText(job, job)}`, closes];
}

function roleBlocks(role: JobRole, job: JobDetail): DocumentBlock[] {
  const asked = role.requirements.map(({ label }) => label).join(', ');
  const people = role.people > 1 ? `${role.people} people. ` : '';
  return [
    { kind: 'heading', level: 3, id: `role-${role.id}`, text: role.name },
    ...paragraphs(role.details),
    paragraph(`${people}${asked}. ${payText(job, role)}.`),
  ];
}

export function payText({ pay_kind, currency, pay_unit }: JobDetail, { pay, pay_max }: Pick<JobRole, 'pay' | 'pay_max'>): string {
  if (pay_kind !== 'paid') return PAY_KIND_LABELS[pay_kind];
  return [formatMoneyRange(pay, pay_max, currency), pay_unit].filter((text) => text !== '').join(' ');
}

function posterText({ poster: { name, is_verified, posted } }: JobDetail): string {
  return `${name}${is_verified ? ', verified client' : ''}. Calls posted: ${posted}.`;
}

function heading(id: string, text: string): DocumentBlock {
  return { kind: 'heading', level: 2, id, text };
}

function paragraphs(text: string): DocumentBlock[] {
  return text
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => paragraph(line));
}
