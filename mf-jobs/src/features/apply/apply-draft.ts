import { tabMemory } from '@alltalent/shared/api';
import type { JobForTalent, JobRole } from '@alltalent/shared/contracts';

/** What is typed and chosen, before it is sent; null while no role was chosen. Names are those of the wire. */
export type ApplyDraft = {
  readonly role_id: number | null;
  readonly note: string;
  readonly answer: string;
  readonly photos: string[];
};

export const NO_DRAFT: ApplyDraft = { role_id: null, note: '', answer: '', photos: [] };

/** What was typed for a job in this tab: it outlives the login, and a reload. */
export const applyMemory = {
  read(jobId: number): ApplyDraft {
    try {
      return asDraft(JSON.parse(tabMemory.read(keyOf(jobId)) ?? 'null'));
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
  const chosen = roles.find(({ id }) => id === draft.role_id) ?? bestRole(roles, state?.invited_role_ids ?? []);
  const photos = draft.photos.filter((image) => state?.photos.some((photo) => photo.image === image));
  return { ...draft, role_id: chosen?.id ?? null, photos };
}

/** The one the talent is invited to, or else fits best. */
function bestRole(roles: readonly JobRole[], invited: readonly number[]): JobRole | undefined {
  const fitOf = ({ match }: JobRole) => (match && match.of > 0 ? match.met / match.of : 0);
  return roles.find(({ id }) => invited.includes(id)) ?? [...roles].sort((one, other) => fitOf(other) - fitOf(one))[0];
}

function keyOf(jobId: number): string {
  return `apply-${jobId}`;
}

function asDraft(stored: unknown): ApplyDraft {
  if (typeof stored !== 'object' || stored === null) return NO_DRAFT;
  const { role_id, note, answer, photos }: Readonly<Record<keyof ApplyDraft, unknown>> = { ...NO_DRAFT, ...stored };
  return {
    role_id: typeof role_id === 'number' ? role_id : null,
    note: typeof note === 'string' ? note : '',
    answer: typeof answer === 'string' ? answer : '',
    photos: Array.isArray(photos) ? photos.filter((image) => typeof image === 'string') : [],
  };
}
