import { tabMemory } from '@alltalent/shared/api';
import { JOB_LIMITS, type JobForTalent, type JobRole } from '@alltalent/shared/contracts';

/** What is typed and chosen, before it is sent. */
export type ApplyDraft = {
  readonly roleId: number | null;
  readonly note: string;
  readonly answer: string;
  readonly photos: readonly string[];
};
export type ApplyProblems = Partial<Readonly<Record<'role_id' | 'note' | 'answer' | 'photos' | 'other', string>>>;

export const NO_DRAFT: ApplyDraft = { roleId: null, note: '', answer: '', photos: [] };

/** What was typed for a job in this tab: it outlives the login, and a reload. */
export const applyMemory = {
  read(jobId: number): ApplyDraft {
    try {
      const kept: unknown = JSON.parse(tabMemory.read(keyOf(jobId)) ?? 'null');
      return isDraft(kept) ? kept : NO_DRAFT;
    } catch {
      return NO_DRAFT;
    }
  },
  write(jobId: number, draft: ApplyDraft | null): void {
    tabMemory.write(keyOf(jobId), draft && JSON.stringify(draft));
  },
};

/** The draft as far as it still fits: a role that is open, pictures that are there. Without a choice the best role is chosen. */
export function fittingDraft(draft: ApplyDraft, roles: readonly JobRole[], state: JobForTalent | null): ApplyDraft {
  const chosen = roles.find(({ id }) => id === draft.roleId) ?? bestRole(roles, state?.invited_role_ids ?? []);
  const photos = draft.photos.filter((image) => state?.photos.some((photo) => photo.image === image));
  return { ...draft, roleId: chosen?.id ?? null, photos };
}

export function findProblems({ roleId, note, answer, photos }: ApplyDraft, question: string): ApplyProblems {
  return {
    ...(question !== '' && answer.trim() === '' ? { answer: 'Please answer the question' } : {}),
    ...(roleId === null ? { role_id: 'Please choose a role' } : {}),
    ...(note.trim().length > JOB_LIMITS.note ? { note: `At most ${JOB_LIMITS.note} characters` } : {}),
    ...(answer.trim().length > JOB_LIMITS.answer ? { answer: `At most ${JOB_LIMITS.answer} characters` } : {}),
    ...(photos.length > JOB_LIMITS.photos ? { photos: `At most ${JOB_LIMITS.photos} pictures` } : {}),
  };
}

/** The one the talent is invited to, or else fits best. */
function bestRole(roles: readonly JobRole[], invited: readonly number[]): JobRole | undefined {
  const fitOf = ({ match }: JobRole) => (match && match.of > 0 ? match.met / match.of : 0);
  return roles.find(({ id }) => invited.includes(id)) ?? [...roles].sort((one, other) => fitOf(other) - fitOf(one))[0];
}

function keyOf(jobId: number): string {
  return `apply-${jobId}`;
}

function isDraft(value: unknown): value is ApplyDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { roleId, note, answer, photos } = { ...NO_DRAFT, roleId: undefined, ...value };
  const isRole = roleId === null || typeof roleId === 'number';
  return isRole && typeof note === 'string' && typeof answer === 'string' && Array.isArray(photos);
}
