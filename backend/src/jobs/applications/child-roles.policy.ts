import type { AppliedJob, AppliedRole } from './applied-jobs.repository';

/** Tells whether a child of this age may be put forward: the role names ages with this one among them, and the job has no intimacy. */
export function admitsChild(
  { ageMin, ageMax }: Pick<AppliedRole, 'ageMin' | 'ageMax'>,
  { hasIntimacy }: Pick<AppliedJob, 'hasIntimacy'>,
  age: number,
): boolean {
  return !hasIntimacy && ageMin !== null && ageMax !== null && ageMin <= age && age <= ageMax;
}
