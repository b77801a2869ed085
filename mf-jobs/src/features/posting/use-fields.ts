import type { JobContent, JobRoleContent } from '@alltalent/shared/contracts';
import { type FormField, useFormField } from '@alltalent/shared/ui/form';
import { useFormikContext } from 'formik';

export type BoundField<Value> = FormField<Value> & { readonly name: string };

/** What is said at one field may be mended in another. */
const MENDED_WITH: Readonly<Record<string, readonly string[]>> = {
  is_remote: ['city_id'],
  is_flexible: ['starts_on', 'ends_on'],
  starts_on: ['ends_on'],
  pay_kind: ['pay', 'pay_max'],
  pay: ['pay_max'],
};

/** The job as it is written so far. */
export function useJobContent(): JobContent {
  return useFormikContext<JobContent>().values;
}

/** Ties a field to the job that is being written. */
export function useJobField<Key extends keyof JobContent>(key: Key): BoundField<JobContent[Key]> {
  return useMendingField(key, MENDED_WITH[key] ?? []);
}

/** Ties a field to one of its roles. */
export function useRoleField<Key extends keyof JobRoleContent>(index: number, key: Key): BoundField<JobRoleContent[Key]> {
  return useMendingField(`roles.${index}.${key}`, key === 'age_min' ? [`roles.${index}.age_max`] : []);
}

/** A field whose change takes away what is said at itself and at others. */
function useMendingField<Value>(name: string, others: readonly string[]): BoundField<Value> {
  const { setFieldError } = useFormikContext<JobContent>();
  const { onChange, ...field } = useFormField<Value>(name);
  const handleChange = (value: Value) => {
    for (const other of others) setFieldError(other, undefined);
    onChange(value);
  };
  return { ...field, name, onChange: handleChange };
}
