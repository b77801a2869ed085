import { ApiError, hasCode, refusalOf } from '@alltalent/shared/api';
import type { ApplyProblems } from './apply-draft';

const FIELDS = ['role_id', 'note', 'answer', 'photos'] as const;

/** Each message at its field, and what belongs to none above the button. */
export function problemsOf(error: unknown): ApplyProblems {
  const refused = error instanceof ApiError ? (error.problem.fields ?? {}) : {};
  const known = FIELDS.filter((field) => refused[field] !== undefined);
  return known.length === 0 ? { other: refusalOf(error) } : Object.fromEntries(known.map((field) => [field, refused[field]]));
}

/** What the page shows is no longer so. */
export function changesTheJob(error: unknown): boolean {
  return hasCode(error, 'ALREADY_APPLIED') || hasCode(error, 'JOB_CLOSED') || hasCode(error, 'APPLY_BARRED');
}
