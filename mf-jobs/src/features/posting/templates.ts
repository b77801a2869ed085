import { EMPTY_JOB, type JobContent, type JobRoleContent } from '@alltalent/shared/contracts';
import { newRole } from './blank-job';

export type Template = {
  readonly name: string;
  /** Slug of the category it begins with. */
  readonly category: string;
  readonly job: Partial<JobContent>;
  readonly role: Partial<JobRoleContent>;
};

/** Templates of jobs of one kind; every field can be changed. */
export const TEMPLATES: readonly Template[] = [
  {
    name: 'Film part',
    category: 'actor',
    job: {
      medium: 'Film',
      pay_unit: 'flat fee',
      question: 'Which scene of yours should we watch first?',
      usage: 'Cinemas, festivals and streaming, everywhere and for good.',
    },
    role: { name: 'Lead', age_min: 22, age_max: 32, skills: ['Hindi'] },
  },
  {
    name: 'Commercial',
    category: 'model',
    job: {
      medium: 'Commercial',
      pay_unit: 'per day',
      question: 'Did you work for a competing brand in the last year?',
      usage: 'Television, online and posters in India, for one year. Every further year is paid again.',
    },
    role: { name: 'Face of the film', age_min: 20, age_max: 35 },
  },
  {
    name: 'Live show',
    category: 'singer',
    job: {
      medium: 'Live',
      pay_unit: 'per show',
      question: 'What do you need on stage?',
      usage: 'Travel and stay are paid. Short clips of the evening may be shown online.',
    },
    role: { name: 'Voice of the evening', age_min: 20, age_max: 50 },
  },
  {
    name: 'Creator campaign',
    category: 'influencer',
    job: {
      medium: 'Campaign',
      is_remote: true,
      is_flexible: true,
      pay_unit: 'package',
      question: 'Which post of yours did best, and why?',
      usage: 'Three posts on your own channels. The brand may share them for six months.',
    },
    role: { name: 'Creator', age_min: 18, age_max: 35, people: 5 },
  },
];

/** Returns a job to begin with, without its category. */
export function startFrom(template: Template): JobContent {
  return { ...EMPTY_JOB, ...template.job, roles: [newRole(template.role)] };
}
