import { JOB_STEPS, type JobStep } from '@alltalent/shared/contracts';

export const STEP_NAMES: Readonly<Record<JobStep, string>> = {
  project: 'Project',
  roles: 'Roles',
  place: 'Dates & place',
  pay: 'Pay & review',
};

export function stepOf(query: URLSearchParams): JobStep {
  return JOB_STEPS.find((step) => step === query.get('step')) ?? 'project';
}

/** The job's id in the address; null for a new one, NaN for what is no id. */
export function jobOf(query: URLSearchParams): number | null {
  const text = query.get('job');
  if (text === null) return null;
  return /^[1-9]\d{0,9}$/u.test(text) ? Number(text) : Number.NaN;
}

export function postingUrl(job: number | null, step: JobStep): string {
  return `/post-a-job?${job === null ? '' : `job=${job}&`}step=${step}`;
}
