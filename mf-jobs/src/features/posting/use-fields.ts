import type { JobContent, JobRoleContent } from '@alltalent/shared/contracts';
import { useDraft, useDraftState } from './use-job-draft';

export type BoundField<Value> = {
  readonly name: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
};

/** Ties a field to the job that is being written. */
export function useJobField<Key extends keyof JobContent>(key: Key): BoundField<JobContent[Key]> {
  const draft = useDraft();
  const { content, errors } = useDraftState();
  return { name: key, value: content[key], error: errors[key], onChange: (value) => draft.set(key, value) };
}

/** Ties a field to one of its roles. */
export function useRoleField<Key extends keyof JobRoleContent>(
  role: JobRoleContent,
  index: number,
  key: Key,
): BoundField<JobRoleContent[Key]> {
  const draft = useDraft();
  const { errors } = useDraftState();
  const name = `roles.${index}.${key}`;
  return { name, value: role[key], error: errors[name], onChange: (value) => draft.setRole(index, key, value) };
}
