import { type Applicant, JOB_LIMITS } from '@alltalent/shared/contracts';
import { useState } from 'react';

export type Selection = {
  /** In the order they were ticked, each as it was last seen. */
  readonly people: readonly Applicant[];
  readonly has: (id: number) => boolean;
  readonly toggle: (applicant: Applicant) => void;
  readonly toggleAll: (applicants: readonly Applicant[]) => void;
  readonly clear: () => void;
};

/** Selected applicants, kept across the pages and filters of a job. */
export function useSelection(shown: readonly Applicant[]): Selection {
  const [ticked, setTicked] = useState<ReadonlyMap<number, Applicant>>(new Map());
  const newest = new Map(shown.map((applicant) => [applicant.id, applicant]));
  const people = [...ticked.values()].map((applicant) => newest.get(applicant.id) ?? applicant);
  return {
    people,
    has: (id) => ticked.has(id),
    toggle: (applicant) => setTicked((before) => put(before, [applicant], !before.has(applicant.id))),
    toggleAll: (applicants) => setTicked((before) => put(before, applicants, !applicants.every(({ id }) => before.has(id)))),
    clear: () => setTicked(new Map()),
  };
}

function put(before: ReadonlyMap<number, Applicant>, applicants: readonly Applicant[], isIn: boolean): ReadonlyMap<number, Applicant> {
  const after = new Map(before);
  for (const applicant of applicants) {
    if (!isIn) after.delete(applicant.id);
    else if (after.size < JOB_LIMITS.movedAtOnce) after.set(applicant.id, applicant);
  }
  return after;
}

/** Who took an application back is only to be read. */
export const isMovable = ({ stage }: Applicant): boolean => stage !== 'withdrawn';
