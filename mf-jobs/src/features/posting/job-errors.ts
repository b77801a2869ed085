import { EMPTY_JOB, type JobContent, jobContentSchema, missingJobFields, type JobStep, stepOfJobField } from '@alltalent/shared/contracts';
import { type FieldErrors, schemaErrors } from '@alltalent/shared/ui/form';

/** What the contract refuses in a job, and what is missing before it may be sent in. `today` is the day in India. */
export function jobErrors(content: JobContent, today: string): FieldErrors {
  try {
    // The server reads it through the same schema, so a field of blanks is an empty one.
    return missingJobFields(jobContentSchema.validateSync(content, { abortEarly: false }), today);
  } catch (error) {
    return { ...asJobFields(schemaErrors(error)), ...missingJobFields(jobContentSchema.cast(content), today) };
  }
}

export function errorsOfStep(step: JobStep, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => stepOfJobField(field) === step));
}

/** The server's names, `content.roles[0].name`, as those of the form: `roles.0.name`. Others have no field here. */
export function asJobFields(fields: FieldErrors): FieldErrors {
  const entries = Object.entries(fields).map(([name, message]) => [fieldOf(name), message] as const);
  return Object.fromEntries(entries.filter(([field]) => (field.split('.')[0] ?? '') in EMPTY_JOB));
}

function fieldOf(name: string): string {
  const path = name.replace(/^content\./u, '').replace(/\[(\d+)\]/gu, '.$1');
  return path.replace(/^(roles\.\d+\.\w+).*$/u, '$1');
}
