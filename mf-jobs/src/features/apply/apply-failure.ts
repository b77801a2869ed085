import { ApiError, hasCode, refusalOf } from '@alltalent/shared/api';

/** Why an application was not taken: messages at their fields, or one for the form as a whole. */
export type ApplyRefusal = {
  readonly fields: Partial<Readonly<Record<(typeof FIELDS)[number], string>>>;
  readonly other?: string;
};

const FIELDS = ['role_id', 'note', 'answer', 'photos'] as const;

export function applyRefusalOf(error: unknown): ApplyRefusal {
  const refused = error instanceof ApiError ? (error.problem.fields ?? {}) : {};
  const known = FIELDS.filter((field) => refused[field] !== undefined);
  if (known.length === 0) return { fields: {}, other: refusalOf(error) };
  return { fields: Object.fromEntries(known.map((field) => [field, refused[field]])) };
}

/** What the page shows is no longer so. */
export function changesTheJob(error: unknown): boolean {
  return hasCode(error, 'ALREADY_APPLIED') || hasCode(error, 'JOB_CLOSED') || hasCode(error, 'APPLY_BARRED');
}
