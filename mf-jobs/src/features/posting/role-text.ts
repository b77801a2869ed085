import { type JobRoleContent, LIMITS, type Named } from '@alltalent/shared/contracts';

const isBelowAge = (age: number | null) => age !== null && age < LIMITS.ageOfMajority;

/** Whether a role can be played by someone under 18. */
export function isForMinors({ age_min, age_max }: JobRoleContent): boolean {
  return isBelowAge(age_min) || isBelowAge(age_max);
}

export function nameOf(rows: readonly Named[] | undefined, id: number | null): string {
  return rows?.find((row) => row.id === id)?.name ?? '';
}

/** '19–26', 'From 19', 'Up to 26'; '' for any age. */
export function agesOf({ age_min, age_max }: JobRoleContent): string {
  if (age_min !== null && age_max !== null) return age_min === age_max ? String(age_min) : `${age_min}–${age_max}`;
  if (age_min !== null) return `From ${age_min}`;
  return age_max === null ? '' : `Up to ${age_max}`;
}

export function peopleOf({ people }: JobRoleContent): string {
  return people === 1 ? '1 person' : `${people} people`;
}
